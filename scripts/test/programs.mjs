import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program of node_modules in the repository and answers its exit code. */
export const program = (name, args, env = {}) => run(join(root, 'node_modules', '.bin', name), args, env);

export const node = (script, args = []) => run(process.execPath, [script, ...args]);

function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      // On Windows programs of node_modules are scripts for a shell, which would cut the path of Node at its first blank.
      shell: process.platform === 'win32' && command !== process.execPath,
    });
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });
}
