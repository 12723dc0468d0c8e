import type { Random } from '../engine/random.js';

/** A Brazilian town with the prepositions its name takes: "em Sobral (CE)", "do Recife (PE)". */
export interface Place {
  em: string;
  de: string;
}

const REGIONS = {
  norte: [
    'Santarém (PA)',
    'Parintins (AM)',
    'Macapá (AP)',
    'Porto Velho (RO)',
    'Cruzeiro do Sul (AC)',
    'Boa Vista (RR)',
    'Palmas (TO)',
    'Bragança (PA)',
  ],
  nordeste: [
    'Sobral (CE)',
    'Mossoró (RN)',
    'Petrolina (PE)',
    'Caruaru (PE)',
    'Ilhéus (BA)',
    'Feira de Santana (BA)',
    'Teresina (PI)',
    'São Luís (MA)',
    'Campina Grande (PB)',
    'Arapiraca (AL)',
    'Lagarto (SE)',
  ],
  centroOeste: [
    'Cuiabá (MT)',
    'Rondonópolis (MT)',
    'Dourados (MS)',
    'Corumbá (MS)',
    'Anápolis (GO)',
    'Pirenópolis (GO)',
    'Ceilândia (DF)',
  ],
  sudeste: [
    'Governador Valadares (MG)',
    'Uberaba (MG)',
    'Ouro Preto (MG)',
    'Colatina (ES)',
    'Petrópolis (RJ)',
    'Campos dos Goytacazes (RJ)',
    'Ribeirão Preto (SP)',
    'Registro (SP)',
    'Santos (SP)',
  ],
  sul: [
    'Londrina (PR)',
    'Guarapuava (PR)',
    'Joinville (SC)',
    'Chapecó (SC)',
    'Pelotas (RS)',
    'Bagé (RS)',
    'Caxias do Sul (RS)',
  ],
};

/** Towns whose name has an article. */
const WITH_ARTICLE = ['Recife (PE)', 'Rio de Janeiro (RJ)', 'Crato (CE)', 'Gama (DF)'];

const PLACES: Place[] = [
  ...Object.values(REGIONS)
    .flat()
    .map((name) => ({ em: `em ${name}`, de: `de ${name}` })),
  ...WITH_ARTICLE.map((name) => ({ em: `no ${name}`, de: `do ${name}` })),
];

export const somewhere = (random: Random): Place => random.pick(PLACES);

/** Two different towns. */
export function twoPlaces(random: Random): [Place, Place] {
  const [one, other] = random.sample(PLACES, 2);
  if (!one || !other) throw new RangeError('there are fewer than two places');
  return [one, other];
}
