export { AREAS, type Area, ENGLISH, isArea, type Language, SPANISH } from './area.js';
export { DelimitedReader, numberIn } from './delimited-text.js';
export { type Booklet, bookletsOf } from './official/booklet.js';
export { ItemFileError, type ItemRow, parseItemFile } from './official/item-file.js';
export { type BookletScorer, bookletScorer, type OfficialScore, type Unscorable } from './official/official-score.js';
export { pointsOf, scoreOf } from './scale.js';
export { type ItemParameters, probabilityCorrect } from './three-parameter-model.js';
