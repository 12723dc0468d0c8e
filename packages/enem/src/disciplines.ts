/** The four areas of knowledge, under the codes that routes, calls and the database carry. */
export const AREAS = ['linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica'] as const;
export type Area = (typeof AREAS)[number];

/** Everything that can be chosen for one edition: an area, all of them, or the essay. */
export const DISCIPLINES = ['prova-completa', ...AREAS, 'redacao'] as const;
export type Discipline = (typeof DISCIPLINES)[number];

export const QUESTIONS_PER_AREA = 45;

export const DISCIPLINE_LABELS: Record<Discipline, string> = {
  'prova-completa': 'Prova Completa',
  linguagens: 'Linguagens, Códigos e suas Tecnologias',
  'ciencias-humanas': 'Ciências Humanas e suas Tecnologias',
  'ciencias-natureza': 'Ciências da Natureza e suas Tecnologias',
  matematica: 'Matemática e suas Tecnologias',
  redacao: 'Redação',
};

/** INEP's own abbreviations (SG_AREA). */
export const SHORT_LABELS = {
  linguagens: 'LC',
  'ciencias-humanas': 'CH',
  'ciencias-natureza': 'CN',
  matematica: 'MT',
} as const satisfies Record<Area, string>;

export type ShortLabel = (typeof SHORT_LABELS)[Area];

/** Minutes given unless the student chooses otherwise. */
export const DEFAULT_MINUTES: Record<Discipline, number> = {
  'prova-completa': 300,
  linguagens: 90,
  'ciencias-humanas': 90,
  'ciencias-natureza': 90,
  matematica: 90,
  redacao: 60,
};

const SUBJECTS: Record<Area, string[]> = {
  linguagens: [
    'lc',
    'linguagens',
    'linguagens e codigos',
    'portugues',
    'lingua portuguesa',
    'literatura',
    'ingles',
    'espanhol',
    'artes',
    'arte',
    'educacao fisica',
    'tecnologia',
    'portuguese',
    'english',
    'spanish',
    'arts',
    'physical education',
    'technology',
    'languages',
  ],
  'ciencias-humanas': [
    'ch',
    'humanas',
    'ciencias humanas',
    'historia',
    'geografia',
    'filosofia',
    'sociologia',
    'history',
    'geography',
    'philosophy',
    'sociology',
  ],
  'ciencias-natureza': [
    'cn',
    'natureza',
    'ciencias da natureza',
    'ciencias natureza',
    'fisica',
    'quimica',
    'biologia',
    'physics',
    'chemistry',
    'biology',
  ],
  matematica: ['mt', 'matematica', 'mathematics', 'math'],
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

const AREA_BY_NAME = new Map<string, Area>(
  AREAS.flatMap((area) =>
    [area, DISCIPLINE_LABELS[area], ...SUBJECTS[area]].map((name) => [plain(name), area] as const),
  ),
);

/** The area a subject belongs to, however it is written: "História", "history", "CH" and the code itself. */
export const areaNamed = (name: string): Area | undefined => AREA_BY_NAME.get(plain(name));

export const isArea = (text: string): text is Area => (AREAS as readonly string[]).includes(text);
