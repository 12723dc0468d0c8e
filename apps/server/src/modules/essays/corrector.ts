import type { EssayResult, EssaySummary } from '@gabarita/contract';
import { type EssayToGrade, gradeLabel } from '@gabarita/essay-grader';
import type { Clock } from '../../clock.js';
import type { Config } from '../../config.js';
import { insideHosts } from '../../outbound/private-addresses.js';
import type { Threads } from '../../threads/threads.js';
import { EssayService } from './external/essay-service.js';
import type { Judgement } from './external/judgement.js';
import { checkGrammar, withGrammar } from './external/language-tool.js';
import { isPlausible, speaksToMachines } from './external/plausibility.js';
import { GRADING } from './grading.js';
import { resultOf, scoresOf } from './result.js';

export interface Correction {
  source: EssaySummary['source'];
  result: EssayResult;
}

/**
 * Whoever corrects essays for this server. The local grade comes first and always stands; a service outside is asked only
 * about what its writer let go, and believed only near the local grade.
 */
export class Corrector {
  private readonly service: EssayService | undefined;
  private readonly languageTool: { url: string; inside: ReadonlySet<string> } | undefined;

  constructor(
    { essayService, languageToolUrl, privateHosts }: Pick<Config, 'essayService' | 'languageToolUrl' | 'privateHosts'>,
    clock: Clock,
    private readonly threads: Threads,
  ) {
    const inside = (url: string) => insideHosts(privateHosts, url);
    this.service = essayService && new EssayService({ ...essayService, inside: inside(essayService.url) }, clock);
    this.languageTool =
      languageToolUrl === undefined ? undefined : { url: languageToolUrl, inside: inside(languageToolUrl) };
  }

  /** Whether essays may leave this server to be corrected. */
  get reachesOutside(): boolean {
    return this.service !== undefined || this.languageTool !== undefined;
  }

  /** Loads the dictionary while the student is still writing. */
  wakeUp(): void {
    this.threads.prepare(GRADING);
  }

  async correct(essay: EssayToGrade, { outside }: { outside: boolean }): Promise<Correction> {
    const grade = await this.threads.run(GRADING, essay);
    const local = resultOf(grade);
    if (!outside || grade.zero) return { source: 'local', result: local };
    const [judgement, grammar] = await Promise.all([
      speaksToMachines(essay.text) ? undefined : this.service?.judge(essay),
      this.languageTool === undefined ? [] : checkGrammar(this.languageTool, essay.text),
    ]);
    const result = { ...local, highlights: withGrammar(local.highlights, grammar, essay.text.length) };
    if (!judgement || !isPlausible(judgement, grade)) return { source: 'local', result };
    return { source: 'external', result: judgedBy(judgement, result) };
  }
}

/** The service's grades and words, with our marks, checklist and counts. Badges were earned by other grades: they go. */
const judgedBy = (judgement: Judgement, local: EssayResult): EssayResult => ({
  ...local,
  score: judgement.total,
  gradeLabel: gradeLabel(judgement.total),
  badges: [],
  competencies: scoresOf(judgement.competencies),
  competencies_details: local.competencies_details.map((detail) => ({
    ...detail,
    ...judgement.competencies.find(({ code }) => code === detail.code),
  })),
  feedback: {
    summary: `Estimativa de ${judgement.total} pontos em 1000, dada por inteligência artificial, com margem de ${local.margin}. Ela não substitui a leitura de um professor.`,
    strengths: judgement.strengths,
    improvements: judgement.improvements,
  },
});
