/** Themes of the official essay, regular application, as INEP published them. */
const TOPICS: Readonly<Record<number, string>> = {
  2009: 'O indivíduo frente à ética nacional',
  2010: 'O trabalho na construção da dignidade humana',
  2011: 'Viver em rede no século XXI: os limites entre o público e o privado',
  2012: 'O movimento imigratório para o Brasil no século XXI',
  2013: 'Efeitos da implantação da Lei Seca no Brasil',
  2014: 'Publicidade infantil em questão no Brasil',
  2015: 'A persistência da violência contra a mulher na sociedade brasileira',
  2016: 'Caminhos para combater a intolerância religiosa no Brasil',
  2017: 'Desafios para a formação educacional de surdos no Brasil',
  2018: 'Manipulação do comportamento do usuário pelo controle de dados na internet',
  2019: 'Democratização do acesso ao cinema no Brasil',
  2020: 'O estigma associado às doenças mentais na sociedade brasileira',
  2021: 'Invisibilidade e registro civil: garantia de acesso à cidadania no Brasil',
  2022: 'Desafios para a valorização de comunidades e povos tradicionais no Brasil',
  2023: 'Desafios para o enfrentamento da invisibilidade do trabalho de cuidado realizado pela mulher no Brasil',
  2024: 'Desafios para a valorização da herança africana no Brasil',
  2025: 'Perspectivas acerca do envelhecimento na sociedade brasileira',
};

/** Newest first. */
export const OFFICIAL_ESSAY_TOPICS: readonly { year: number; topic: string }[] = Object.entries(TOPICS)
  .map(([year, topic]) => ({ year: Number(year), topic }))
  .reverse();

export const officialEssayTopic = (year: number): string | undefined => TOPICS[year];
