/** npm run demo:clear: turns the demonstration into a school, for good. */
import { StartError } from '../app-error.js';
import { type Clearing, clearDemo, surveyDemo } from '../demo/clear.js';
import { ask } from './ask.js';
import { databaseCommand } from './database-command.js';

const USAGE = `Faz desta instalação uma escola: apaga o que a demonstração criou e anota que ela não volta.

  npm run demo:clear

  --yes  não pergunta antes de apagar (para scripts)

Antes da primeira partida não há o que apagar, e a demonstração nem chega a ser criada. Contas que não são da demonstração,
e o que é delas, ficam como estão.`;

const SHOWN = 5;
const named = (names: string[]) =>
  names.slice(0, SHOWN).join(', ') + (names.length > SHOWN ? ` e mais ${names.length - SHOWN}` : '');

function* whatGoes({ accounts, turmas, exams, kept }: Clearing): Generator<string> {
  yield `${accounts.length} contas da demonstração (${named(accounts.map(({ email }) => email))}), com suas respostas, notas e redações`;
  if (turmas.length > 0) yield `turmas: ${named(turmas.map(({ name }) => name))}`;
  if (exams.length > 0) yield `provas criadas por essas contas: ${named(exams.map(({ title }) => title))}`;
  if (kept.length > 0) yield `ficam, porque outras contas as usam: ${kept.join(', ')}`;
}

const options = { yes: { type: 'boolean', default: false } } as const;

await databaseCommand({ text: USAGE, options }, async ({ db }, { values }) => {
  const clearing = await surveyDemo(db);
  if (clearing.accounts.length > 0 && !values.yes) {
    console.error(`Será apagado:\n${[...whatGoes(clearing)].map((line) => `  - ${line}`).join('\n')}`);
    const answer = await ask('Apagar? Digite "sim" para confirmar: ');
    if (answer.trim().toLowerCase() !== 'sim') throw new StartError('Nada foi mudado.');
  }
  const cleared = await clearDemo(db);
  if (cleared.accounts.length > 0) console.log(`Apagado: ${[...whatGoes(cleared)].join('; ')}.`);
  console.log('Esta instalação é uma escola; a demonstração não volta. Se o servidor está no ar, reinicie-o.');
  const admins = cleared.others.filter(({ role }) => role === 'admin').map(({ email }) => email);
  console.log(
    admins.length > 0
      ? `Continuam ${cleared.others.length} contas, com estes administradores: ${admins.join(', ')}.`
      : 'Crie o primeiro administrador com: npm run admin:create',
  );
});
