import type { CallInput, ExamView } from '@gabarita/contract';
import { aTeacher, type TestPerson } from './people.js';
import type { TestApp } from './test-app.js';
import { aTurma } from './turmas.js';

/** A good essay, written for these tests. */
export const ESSAY_TOPIC = 'Desafios para a valorização da herança africana no Brasil';
export const ESSAY_PARAGRAPHS = [
  'A Constituição Federal de 1988 reconhece como patrimônio brasileiro as manifestações dos grupos que formaram a sociedade nacional. Na prática, porém, a herança africana ainda é tratada como um assunto menor, lembrado em poucas datas e ausente do cotidiano das instituições. Nesse contexto, a valorização dessa herança encontra dois entraves principais: o apagamento histórico promovido pela escola e a intolerância contra as religiões de matriz africana.',
  'Em primeiro lugar, é preciso destacar que a escola brasileira contribui para o esquecimento da cultura afro-brasileira. Embora a lei 10.639 determine o ensino da história da África, muitas redes de ensino não formam professores para o assunto, o que gera aulas superficiais e presas à escravidão. Segundo a filósofa Sueli Carneiro, negar o conhecimento de um povo é também uma forma de violência. Dessa forma, o estudante conclui a educação básica sem reconhecer a contribuição africana para a língua, a culinária e a ciência do país.',
  'Além disso, a intolerância religiosa impede que essa herança seja valorizada. Isso ocorre porque, durante séculos, o Estado perseguiu os terreiros e associou suas práticas ao crime, e o preconceito resultante permanece na sociedade. De acordo com dados oficiais, a maior parte das denúncias de intolerância registradas no país envolve as religiões de matriz africana. Por conseguinte, muitos brasileiros escondem a própria fé, e uma parte importante da memória coletiva deixa de ser transmitida.',
  'Portanto, são necessárias medidas para superar esses desafios. Para isso, o Ministério da Educação, órgão responsável pelas políticas de ensino do país, deve oferecer cursos de formação sobre a história da África aos professores da rede pública, por meio de parcerias com universidades e com lideranças das comunidades tradicionais, a fim de garantir aulas que apresentem a herança africana em toda a sua riqueza. Assim, o Brasil poderá, enfim, reconhecer aquilo que a Constituição prometeu.',
] as const;
export const ESSAY = ESSAY_PARAGRAPHS.join('\n');

export const correction = (changes: Record<string, unknown> = {}) => ({
  body: { text: ESSAY, year: 2024, topic: ESSAY_TOPIC, ...changes },
});

/** An essay exam, made by a teacher for a turma with these students in it. */
export async function anEssayExam(
  testApp: TestApp,
  students: TestPerson[],
  decisions: Partial<CallInput<'POST /api/exams'>['body']> = {},
): Promise<{ exam: ExamView; teacher: TestPerson }> {
  const teacher = await aTeacher(testApp);
  const turma = await aTurma(testApp, [teacher, ...students]);
  const exam = await teacher.browser.call('POST /api/exams', {
    body: {
      title: 'Redação da turma',
      is_redacao: true,
      duration_minutes: 60,
      essay_topic: { title: ESSAY_TOPIC, texts: [{ title: 'Texto I', body: 'Um texto para ler antes de escrever.' }] },
      ...decisions,
    },
  });
  await teacher.browser.call('POST /api/exams/:id/assign', {
    params: { id: exam.id },
    body: { turma_ids: [turma.id] },
  });
  return { exam, teacher };
}
