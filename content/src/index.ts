export { type Edition, type EssayTheme, loadEdition } from './load-edition.js';
export { loadSisu, loadSisuForecasts, sisuVersion } from './load-sisu.js';
export { type BankQuestion, type Difficulty, figuresIn } from './question.js';
