/** npm run second-factor:reset -- --email admin@escola.br   (for the last admin, whom no other admin can help) */
import { StartError } from '../app-error.js';
import { systemClock } from '../clock.js';
import { audit } from '../modules/audit/service.js';
import { endAllSessions } from '../modules/auth/service.js';
import { deleteSecondFactor } from '../modules/second-factor/service.js';
import { findAccountByEmail } from '../modules/users/accounts.js';
import { databaseCommand } from './database-command.js';

const USAGE = `Desativa a verificação em duas etapas de uma conta e encerra suas sessões.

  npm run second-factor:reset -- --email voce@escola.br

  --email E-MAIL  de quem perdeu o celular e os códigos de recuperação

É para o último administrador: os demais são ajudados por outro, em “Usuários”. Com o banco de dados embutido, pare o
servidor antes.`;

const options = { email: { type: 'string' } } as const;

await databaseCommand({ text: USAGE, options }, async ({ db }, { values }) => {
  if (!values.email) throw new StartError('Diga de quem: --email admin@escola.br');
  const account = await findAccountByEmail(db, values.email);
  if (!account) throw new StartError(`Nenhuma conta tem o e-mail ${values.email}.`);
  await db.transaction(async (tx) => {
    if (!(await deleteSecondFactor(tx, account.id))) {
      throw new StartError('A verificação em duas etapas desta conta já está desativada.');
    }
    await endAllSessions(tx, account.id);
    // By hand on the server: nobody else's name can stand there.
    const { name, id } = account;
    const entry = { action: 'second-factor.reset', subject: name, details: { user_id: id, by: 'command' } };
    await audit(tx, systemClock.now(), { id, name }, entry);
  });
  console.log(`Verificação em duas etapas desativada: ${account.email}`);
});
