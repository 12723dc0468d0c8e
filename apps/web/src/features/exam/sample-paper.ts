import { DEFAULT_MINUTES, LETTERS } from '@gabarita/enem';
import type { AskedQuestion, ExamPaper } from '../../offline/exam-paper';

/** Five questions that need no server, to get to know the room. Written for this project. */
const QUESTIONS: [statement: string, alternatives: [string, string, string, string, string]][] = [
  [
    'Uma papelaria vende cadernos a R$ 12,00 e dá 25% de desconto a quem leva quatro ou mais. Quanto paga, ao todo, quem leva cinco cadernos?',
    ['R$ 36,00', 'R$ 45,00', 'R$ 48,00', 'R$ 57,00', 'R$ 60,00'],
  ],
  [
    'Em “Choveu tanto que a quadra ficou alagada”, a segunda oração expressa, em relação à primeira, uma ideia de',
    ['causa.', 'condição.', 'consequência.', 'finalidade.', 'tempo.'],
  ],
  [
    'Uma colher de metal parece mais fria do que uma de madeira, embora as duas estejam na mesma gaveta há horas. Isso acontece porque o metal',
    [
      'está a uma temperatura menor.',
      'conduz melhor o calor da mão.',
      'tem maior capacidade térmica.',
      'reflete a luz do ambiente.',
      'emite frio para a pele.',
    ],
  ],
  [
    'A abertura de feiras livres em bairros distantes do centro de uma cidade tende a',
    [
      'encurtar o caminho entre quem produz e quem consome.',
      'acabar com o comércio de alimentos da região central.',
      'impedir que pequenos produtores cheguem à cidade.',
      'aumentar o uso de agrotóxicos nas lavouras.',
      'reduzir a circulação de dinheiro no bairro.',
    ],
  ],
  [
    'O gráfico de uma função afim passa pelos pontos (0, 3) e (2, 7). O valor dessa função para x = 5 é',
    ['8.', '10.', '12.', '13.', '15.'],
  ],
];

/** Section 4: an hour and a half. The essay's sample is in its own room, for an hour. */
export const SAMPLE_MINUTES = DEFAULT_MINUTES.matematica;

export function samplePaper(year: number, discipline: string): ExamPaper {
  return {
    title: 'Prova de exemplo',
    subtitle: 'Para conhecer a tela: nada é salvo nem enviado',
    year,
    discipline,
    customId: null,
    language: null,
    sample: true,
    questions: QUESTIONS.map(([statement, alternatives], place) => sampleQuestion(place, statement, alternatives)),
  };
}

function sampleQuestion(place: number, statement: string, alternatives: readonly string[]): AskedQuestion {
  return {
    id: -(place + 1),
    number: place + 1,
    section: null,
    available: true,
    context: null,
    statement,
    alternatives: alternatives.flatMap((text, index) => {
      const letter = LETTERS[index];
      return letter ? [{ id: -(place * 5 + index + 1), letter, text, image: null }] : [];
    }),
    images: [],
    videoUrl: null,
  };
}
