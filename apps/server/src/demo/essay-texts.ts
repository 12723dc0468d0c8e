import type { CompetencyScores } from '../db/schema/index.js';

/** The essay exam of the demonstration and what three students wrote, all made for it. No word of it is misspelt. */

export const DEMO_THEME = {
  title: 'Desafios para a formação de leitores no Brasil',
  texts: [
    {
      title: 'Texto I',
      body: 'Quem lê empresta a própria voz a outra pessoa e, por algumas páginas, **pensa com a cabeça dela**. É um treino de imaginação que nenhuma outra atividade substitui.',
    },
    {
      title: 'Texto II',
      body: 'Em muitas cidades, a biblioteca pública fecha antes de o trabalhador sair do serviço e não abre aos sábados. Na escola, quando existe, ela serve de depósito.',
    },
  ],
};

interface DemoEssay {
  /** Place of the writer in `people.ts`. */
  student: number;
  paragraphs: string[];
  /** What the teacher gave; without it, the essay waits in the queue. */
  reading?: {
    competencies: CompetencyScores;
    comments: Partial<Record<keyof CompetencyScores, string>>;
    comment: string;
  };
}

export const DEMO_ESSAYS: DemoEssay[] = [
  {
    student: 5,
    paragraphs: [
      'A Constituição Federal de 1988 garante a todos os brasileiros o acesso à cultura e à educação. Na prática, porém, a leitura continua distante de grande parte da população, que passa pela escola sem terminar um único livro. Nesse contexto, a formação de leitores no Brasil enfrenta dois entraves principais: a falta de bibliotecas vivas e o ensino que transforma a leitura em obrigação.',
      'Em primeiro lugar, é preciso destacar a escassez de espaços de leitura. Segundo o crítico Antonio Candido, a literatura é um direito, pois organiza os sentimentos e a visão de mundo de quem lê. Entretanto, muitas bibliotecas públicas funcionam apenas no horário comercial, o que impede o trabalhador de frequentar o lugar que deveria ser seu. Dessa forma, o livro permanece um privilégio de quem pode comprar, e a desigualdade social também se torna uma desigualdade de imaginação.',
      'Além disso, a maneira como a escola apresenta os livros afasta os jovens. Isso ocorre porque a leitura costuma ser cobrada em provas de memorização, sem espaço para a conversa e para a escolha. Por conseguinte, o estudante associa o livro ao castigo e, ao concluir o ensino médio, deixa de ler. Cabe ressaltar que o hábito da leitura nasce do prazer e do exemplo, e não do medo da nota.',
      'Portanto, são necessárias medidas para superar esses desafios. Para isso, o Ministério da Cultura, órgão responsável pelas políticas de acesso ao livro no país, deve ampliar o horário das bibliotecas públicas e renovar os seus acervos, por meio de parcerias com as prefeituras e com as universidades, a fim de garantir que todos possam ler perto de casa. Ademais, as escolas devem criar clubes de leitura, nos quais os estudantes escolham e discutam as obras. Assim, o Brasil poderá cumprir a promessa da Constituição.',
    ],
    reading: {
      competencies: { C1: 160, C2: 200, C3: 160, C4: 200, C5: 200 },
      comments: {
        C2: 'Ótimo uso de Antonio Candido: a citação trabalha a favor da sua tese.',
        C3: 'O segundo argumento pede um exemplo concreto, como você fez no primeiro.',
      },
      comment: 'Texto muito seguro. Releia o terceiro parágrafo e troque a generalização por um caso.',
    },
  },
  {
    student: 14,
    paragraphs: [
      'No Brasil a leitura é muito importante para a sociedade, porém muitas pessoas não têm o costume de ler. Isso acontece por causa da falta de incentivo e também por causa da internet, que toma o tempo dos jovens.',
      'Primeiramente, a falta de incentivo é um problema que começa em casa. Muitos pais não leem para os filhos porque trabalham o dia todo e chegam cansados. Com isso a criança cresce sem ver ninguém com um livro na mão e não aprende a gostar de ler. A escola também não ajuda muito, pois as aulas são cansativas e os livros são antigos.',
      'Além disso, a internet tomou o lugar dos livros. As pessoas preferem ver vídeos curtos e não conseguem mais prestar atenção em um texto longo. Dessa forma, elas ficam sem vocabulário e têm dificuldade para escrever e para entender as notícias, o que prejudica o país.',
      'Portanto, é preciso mudar essa situação. O governo deve investir nas bibliotecas das escolas, comprando livros novos, para que os alunos tenham vontade de ler. Os pais também devem dar o exemplo em casa. Assim teremos um país com mais leitores.',
    ],
    reading: {
      competencies: { C1: 120, C2: 120, C3: 120, C4: 120, C5: 120 },
      comments: {
        C1: 'Depois de “Com isso” e de “Assim”, no começo da frase, vai vírgula.',
        C5: 'Diga qual órgão do governo e explique melhor como ele faria isso.',
      },
      comment:
        'As ideias estão no lugar. Falta um repertório seu: um livro, um filme, um dado que sustente o que você diz.',
    },
  },
  {
    student: 8,
    paragraphs: [
      'Na obra “Fahrenheit 451”, o escritor Ray Bradbury retrata uma sociedade que queima os livros para que ninguém pense. Fora da ficção, o Brasil não queima livros, mas os deixa longe de quem mais precisa deles. Assim, é necessário discutir os desafios para a formação de leitores no país, como a omissão do poder público e o domínio das telas.',
      'A princípio, a omissão do Estado dificulta o acesso aos livros. Muitos municípios não possuem livrarias e as suas bibliotecas estão fechadas ou abandonadas. Diante disso, a população mais pobre não encontra o que ler e perde a oportunidade de conhecer outras realidades, o que aumenta a exclusão social.',
      'Outrossim, o uso exagerado do celular prejudica a concentração. Os aplicativos são feitos para prender a atenção e oferecem uma recompensa a cada segundo, enquanto o livro exige silêncio e paciência. Consequentemente, os jovens desistem da leitura nas primeiras páginas e se tornam mais fáceis de enganar.',
      'Logo, medidas devem ser tomadas. O Ministério da Educação deve levar bibliotecas móveis aos municípios sem livrarias, por meio de ônibus adaptados, com o objetivo de aproximar o livro da população. Desse modo, a ficção de Bradbury ficará apenas nas páginas.',
    ],
  },
];
