import type { Random } from '../engine/random.js';

/** A Brazilian town with the prepositions its name takes: "em Sobral (CE)", "do Recife (PE)", "próxima a Bagé (RS)". */
export interface Place {
  em: string;
  de: string;
  a: string;
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

/** Where scenes of the sea, of rivers and of the dry backlands may happen. */
const BY_THE_SEA = [
  'Santos (SP)',
  'Ilhéus (BA)',
  'São Luís (MA)',
  'Maceió (AL)',
  'Florianópolis (SC)',
  'Fortaleza (CE)',
  'Natal (RN)',
  'Rio Grande (RS)',
  'Paranaguá (PR)',
  'Vitória (ES)',
  'Bragança (PA)',
  'Recife (PE)',
  'Rio de Janeiro (RJ)',
];
const BY_A_RIVER = [
  'Santarém (PA)',
  'Parintins (AM)',
  'Macapá (AP)',
  'Porto Velho (RO)',
  'Cruzeiro do Sul (AC)',
  'Petrolina (PE)',
  'Teresina (PI)',
  'Corumbá (MS)',
  'Cuiabá (MT)',
  'Colatina (ES)',
  'Registro (SP)',
  'Uruguaiana (RS)',
];
const IN_THE_SEMIARID = [
  'Sobral (CE)',
  'Mossoró (RN)',
  'Petrolina (PE)',
  'Caruaru (PE)',
  'Campina Grande (PB)',
  'Arapiraca (AL)',
  'Feira de Santana (BA)',
  'Picos (PI)',
  'Montes Claros (MG)',
  'Crato (CE)',
];

/** Towns whose name has an article. */
const WITH_ARTICLE = ['Recife (PE)', 'Rio de Janeiro (RJ)', 'Crato (CE)', 'Gama (DF)'];

const placeNamed = (name: string): Place =>
  WITH_ARTICLE.includes(name)
    ? { em: `no ${name}`, de: `do ${name}`, a: `ao ${name}` }
    : { em: `em ${name}`, de: `de ${name}`, a: `a ${name}` };

const PLACES = [...Object.values(REGIONS).flat(), ...WITH_ARTICLE];

export const somewhere = (random: Random): Place => placeNamed(random.pick(PLACES));
export const byTheSea = (random: Random): Place => placeNamed(random.pick(BY_THE_SEA));
export const byARiver = (random: Random): Place => placeNamed(random.pick(BY_A_RIVER));
export const inTheSemiarid = (random: Random): Place => placeNamed(random.pick(IN_THE_SEMIARID));
