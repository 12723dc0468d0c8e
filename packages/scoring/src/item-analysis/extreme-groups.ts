/** The share Kelley (1939) found to tell the groups apart best. */
const EXTREME_GROUP = 0.27;

/** The best and the worst 27 %. Ties keep their order, so that the result is always the same. */
export function extremeGroups<Member>(
  members: readonly Member[],
  scoreOf: (member: Member) => number,
): { best: Member[]; worst: Member[] } {
  const ranked = members
    .map((member) => ({ member, score: scoreOf(member) }))
    .sort((one, other) => other.score - one.score)
    .map(({ member }) => member);
  const size = Math.round(ranked.length * EXTREME_GROUP);
  return { best: ranked.slice(0, size), worst: ranked.slice(ranked.length - size) };
}
