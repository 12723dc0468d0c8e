import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

/** A command of package.json as somebody types it, with what they type afterwards; the input then ends. */
export function runCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<{ code: number | null; printed: string; said: string }> {
  const file = fileURLToPath(new URL(`../dist/cli/${name}.js`, import.meta.url));
  // Away from the checkout, so that no .env of it has a say.
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [file, ...args], { cwd: tmpdir(), env: { PATH, ...env } });
  let [printed, said] = ['', ''];
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  child.stdin.on('error', () => undefined).end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed, said })));
}
