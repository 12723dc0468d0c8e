export { type Edition, type EssayTheme, loadEdition } from './load-edition.js';
export { type BankQuestion, type Difficulty, figuresIn } from './question.js';
