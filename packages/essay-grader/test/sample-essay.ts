import type { IsWord } from '../src/features/spelling.js';

export const SAMPLE_TOPIC = 'Desafios para a valorização da herança africana no Brasil';

/** Written for these tests. */
export const SAMPLE_PARAGRAPHS = [
  'A Constituição Federal de 1988 reconhece como patrimônio brasileiro as manifestações dos grupos que formaram a sociedade nacional. Na prática, porém, a herança africana ainda é tratada como um assunto menor, lembrado em poucas datas e ausente do cotidiano das instituições. Nesse contexto, a valorização dessa herança encontra dois entraves principais: o apagamento histórico promovido pela escola e a intolerância contra as religiões de matriz africana.',
  'Em primeiro lugar, é preciso destacar que a escola brasileira contribui para o esquecimento da cultura afro-brasileira. Embora a lei 10.639 determine o ensino da história da África, muitas redes de ensino não formam professores para o assunto, o que gera aulas superficiais e presas à escravidão. Segundo a filósofa Sueli Carneiro, negar o conhecimento de um povo é também uma forma de violência. Dessa forma, o estudante conclui a educação básica sem reconhecer a contribuição africana para a língua, a culinária e a ciência do país.',
  'Além disso, a intolerância religiosa impede que essa herança seja valorizada. Isso ocorre porque, durante séculos, o Estado perseguiu os terreiros e associou suas práticas ao crime, e o preconceito resultante permanece na sociedade. De acordo com dados oficiais, a maior parte das denúncias de intolerância registradas no país envolve as religiões de matriz africana. Por conseguinte, muitos brasileiros escondem a própria fé, e uma parte importante da memória coletiva deixa de ser transmitida.',
  'Portanto, são necessárias medidas para superar esses desafios. Para isso, o Ministério da Educação, órgão responsável pelas políticas de ensino do país, deve oferecer cursos de formação sobre a história da África aos professores da rede pública, por meio de parcerias com universidades e com lideranças das comunidades tradicionais, a fim de garantir aulas que apresentem a herança africana em toda a sua riqueza. Assim, o Brasil poderá, enfim, reconhecer aquilo que a Constituição prometeu.',
] as const;

export const SAMPLE_ESSAY = SAMPLE_PARAGRAPHS.join('\n');

const KNOWN = new Set(
  [
    SAMPLE_ESSAY,
    SAMPLE_TOPIC,
    'problema problemas pessoa pessoas visto partir casa casas pais gente tema importante merece mais atenção',
  ]
    .join(' ')
    .toLowerCase()
    .match(/\p{L}+(?:-\p{L}+)*/gu),
);

/** A dictionary that knows the words of the sample. */
export const knowsSampleWords: IsWord = (word) => KNOWN.has(word.toLowerCase());
