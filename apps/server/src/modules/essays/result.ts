import type { EssayCompetency, EssayResult } from '@gabarita/contract';
import type { EssayGrade } from '@gabarita/essay-grader';

/** The grader's word in the shape of the specification (section 3). */
export function resultOf(grade: EssayGrade): EssayResult {
  const { total, margin, label, competencies, feedback, meta } = grade;
  return {
    score: total,
    margin,
    gradeLabel: label,
    meta: {
      wordCount: meta.words,
      charCount: meta.characters,
      lineCount: meta.lines,
      paragraphCount: meta.paragraphs,
      truncated: false,
    },
    badges: [...grade.badges],
    competencies: scoresOf(competencies),
    competencies_details: [...competencies],
    feedback: {
      summary: feedback.summary,
      strengths: [...feedback.strengths],
      improvements: [...feedback.improvements],
    },
    zero: grade.zero,
    warnings: [...grade.warnings],
    intervention: [...grade.intervention],
    highlights: [...grade.highlights],
  };
}

export const scoresOf = (
  competencies: readonly { code: EssayCompetency; score: number }[],
): EssayResult['competencies'] => {
  const scores = { C1: 0, C2: 0, C3: 0, C4: 0, C5: 0 };
  for (const { code, score } of competencies) scores[code] = score;
  return scores;
};
