export { drawPage } from './draw-page.js';
export { fillIn, fillInNumber, type IntendedAnswer, inventAnswers, type Marks } from './fill-in.js';
export { CAREFUL, type Conditions, photograph } from './photograph.js';
export { Random } from './random.js';
