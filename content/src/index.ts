export { type Edition, type EssayTheme, loadEdition } from './load-edition.js';
export { type Area, type BankQuestion, type Difficulty, figuresIn, type Language, type Letter } from './question.js';
