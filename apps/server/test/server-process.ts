import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

export const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** The server as a user starts it: a process of its own, configured by its environment alone. */
export class ServerProcess {
  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
    /** What it told whoever started it, until it was there. */
    readonly said: string,
  ) {}

  static start(env: Record<string, string>): Promise<ServerProcess> {
    return ServerProcess.of(spawnServer(env));
  }

  /** A process that was started in some other way, once it says where it is. */
  static async of(child: ChildProcess): Promise<ServerProcess> {
    let output = '';
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (chunk) => {
        output += chunk;
        const url = /está em (http\S+)/.exec(output)?.[1];
        if (url) resolve(url);
      });
      child.stderr?.on('data', (chunk) => {
        output += chunk;
      });
      child.once('exit', (code) => reject(new Error(`the server left with ${code}: ${output}`)));
    });
    return new ServerProcess(child, address, output);
  }

  /** Ends the process and waits for it; `SIGKILL` gives it no chance to tidy up. */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const left = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    return left;
  }

  post(path: string, body: unknown): Promise<Response> {
    return fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}

/** Starts a server that is expected to refuse, and tells how it ended and what it said. */
export function refusal(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawnServer(env);
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said: said.trim() })));
}

function spawnServer(env: Record<string, string>): ChildProcess {
  // Away from the checkout, so that no .env of it has a say.
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [main], { cwd: tmpdir(), env: { PATH, PORT: '0', ...env } });
}
