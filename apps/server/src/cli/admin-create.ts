/** npm run admin:create -- --name "Nome" --email admin@escola.br   (the password is asked for, or read from stdin) */
import { calls } from '@gabarita/contract';
import { AppError, StartError } from '../app-error.js';
import { systemClock } from '../clock.js';
import { hashNewPassword } from '../modules/auth/passwords.js';
import { createAccount } from '../modules/users/accounts.js';
import { ask } from './ask.js';
import { databaseCommand } from './database-command.js';

const USAGE = `Cria um administrador.

  npm run admin:create -- --name "Seu Nome" --email voce@escola.br

  --name NOME     nome completo; sem ele, é perguntado
  --email E-MAIL  com que a pessoa entra; sem ele, é perguntado

A senha é perguntada, ou lida da entrada padrão. Com o banco de dados embutido, pare o servidor antes.`;

/** The same rules as registering, so that the first admin is not the one with a bad password. */
function checked(form: { name: string; email: string; password: string }) {
  const parsed = calls['POST /api/register'].body.safeParse({ ...form, role: 'admin' });
  if (!parsed.success) throw new StartError(parsed.error.issues.map(({ message }) => message).join('\n'));
  return parsed.data;
}

const options = { name: { type: 'string' }, email: { type: 'string' } } as const;

await databaseCommand({ text: USAGE, options }, async ({ db }, { values }) => {
  const { name, email, password } = checked({
    name: values.name ?? (await ask('Nome completo: ')),
    email: values.email ?? (await ask('E-mail: ')),
    password: await ask('Senha (mínimo 8 caracteres): '),
  });
  try {
    const password_hash = await hashNewPassword(password, 'command');
    await createAccount(db, { name, email, role: 'admin', password_hash, created_at: systemClock.now() });
  } catch (error) {
    throw error instanceof AppError
      ? new StartError(
          Object.values(error.fields ?? {})
            .flat()
            .join('\n'),
        )
      : error;
  }
  console.log(`Administrador criado: ${email}`);
});
