import type { RecognitionView } from '@gabarita/contract';
import type { AnswerLine } from './answer-line';

/** Below this a person should look: the reader's own threshold. */
const DOUBTFUL = 0.5;

export type ReadQuestion = RecognitionView['details'][number];

/** What the reader saw, as answers: several marks are none. */
export const lineOf = ({ details }: RecognitionView): AnswerLine =>
  details.map(({ marked }) => (marked?.length === 1 ? marked : '-')).join('');

/** Why a person should look at this question; undefined when there is nothing to look at. */
export function doubtAbout({ marked, confidence, letters }: ReadQuestion): string | undefined {
  if (marked !== null && marked.length > 1)
    return `Mais de uma marca (${[...marked].join(' e ')}): conta como em branco.`;
  if (marked !== null && !letters.some((letter) => letter === marked))
    return `Não há alternativa ${marked} nesta questão.`;
  if (confidence < DOUBTFUL)
    return marked ? `Parece ${marked}, mas não temos certeza.` : 'Parece em branco, mas não temos certeza.';
  return undefined;
}
