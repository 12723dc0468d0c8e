/**
 * Every sentence a call can answer with, and the screen texts of section 8 of the specification. Screens, server and tests share them,
 * so that a test never checks a typo against itself. A file for each area: a screen loads the sentences of its own, and the
 * login none but its few.
 */
export { answerSheets } from './messages/answer-sheets.js';
export { attempts } from './messages/attempts.js';
export { auth } from './messages/auth.js';
export { booklets } from './messages/booklets.js';
export { enem } from './messages/enem.js';
export { essays } from './messages/essays.js';
export { exam } from './messages/exam.js';
export { exams } from './messages/exams.js';
export { invitations } from './messages/invitations.js';
export { network } from './messages/network.js';
export { password } from './messages/password.js';
export { privacy } from './messages/privacy.js';
export { profile } from './messages/profile.js';
export { questions } from './messages/questions.js';
export { results } from './messages/results.js';
export { secondFactor } from './messages/second-factor.js';
export { sessions } from './messages/sessions.js';
export { turmas } from './messages/turmas.js';
export { uploads } from './messages/uploads.js';
export { users } from './messages/users.js';
export { validation } from './messages/validation.js';
