export const COMPETENCY_CODES = ['C1', 'C2', 'C3', 'C4', 'C5'] as const;
export type CompetencyCode = (typeof COMPETENCY_CODES)[number];

export const COMPETENCY_MAX = 200;

export const COMPETENCY_NAMES: Readonly<Record<CompetencyCode, string>> = {
  C1: 'Domínio da escrita formal',
  C2: 'Compreensão do tema e repertório',
  C3: 'Seleção e organização dos argumentos',
  C4: 'Coesão textual',
  C5: 'Proposta de intervenção',
};

/** What each level means, 0 to 200 in steps of 40: the matrix of INEP's participant guides, in our words. */
export const LEVEL_DESCRIPTIONS: Readonly<Record<CompetencyCode, readonly string[]>> = {
  C1: [
    'Não demonstra domínio da escrita formal.',
    'Desvios frequentes e variados, que se repetem.',
    'Muitos desvios; domínio insuficiente da escrita formal.',
    'Domínio mediano, com alguns desvios.',
    'Bom domínio, com poucos desvios.',
    'Excelente domínio; desvios são exceção.',
  ],
  C2: [
    'Fuga ao tema ou outro tipo de texto.',
    'Toca o tema só de lado ou mistura tipos de texto.',
    'Repete os textos motivadores ou deixa faltar uma parte da estrutura.',
    'Desenvolve o tema com argumentação previsível.',
    'Desenvolve bem o tema, com tese, argumentos e conclusão.',
    'Argumentação consistente, com repertório produtivo.',
  ],
  C3: [
    'Informações sem relação com o tema.',
    'Ideias pouco relacionadas, sem defesa de um ponto de vista.',
    'Ideias desorganizadas ou contraditórias.',
    'Argumentos limitados e pouco organizados.',
    'Argumentos organizados, com indícios de autoria.',
    'Argumentos consistentes e organizados, com autoria.',
  ],
  C4: [
    'As partes do texto não se articulam.',
    'Articulação precária.',
    'Articulação insuficiente, com poucos recursos.',
    'Articulação mediana, com pouca variedade de recursos.',
    'Boa articulação, com poucos deslizes e recursos variados.',
    'Texto bem articulado, com recursos variados.',
  ],
  C5: [
    'Não apresenta proposta de intervenção ligada ao tema.',
    'Proposta vaga ou apenas mencionada.',
    'Proposta insuficiente ou sem ligação com a discussão.',
    'Proposta mediana, com elementos por completar.',
    'Boa proposta, ligada ao tema e à discussão.',
    'Proposta detalhada e ligada à discussão.',
  ],
};
