import type { ApiCall, CallInput, CallOutput, UserView } from '@gabarita/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export type Form = Record<string, string | Blob>;

function addressOf(key: ApiCall, { params = {}, query = {} }: Parts): [method: string, url: string] {
  const [method, path] = key.split(' ') as [string, string];
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return [method, search.size > 0 ? `${url}?${search}` : url];
}

async function encoded(fields: Form): Promise<Pick<InjectOptions, 'headers' | 'payload'>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const content = new Response(form);
  return {
    headers: { 'content-type': content.headers.get('content-type') ?? '' },
    payload: Buffer.from(await content.arrayBuffer()),
  };
}

/** Talks to the app as a browser's script does: keeps cookies, carries the token it was given. */
export class Browser {
  private readonly cookies = new Map<string, string>();
  token: string | undefined;

  constructor(private readonly app: FastifyInstance) {}

  /** Sends anything at all, and shows the raw answer. */
  async send(
    method: string,
    url: string,
    options: Omit<InjectOptions, 'method' | 'url'> = {},
  ): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      method: method as 'GET',
      url,
      ...options,
      headers: { ...(this.token && { authorization: `Bearer ${this.token}` }), ...options.headers },
      cookies: { ...Object.fromEntries(this.cookies), ...options.cookies },
    });
    for (const { name, value } of response.cookies) this.cookies.set(name, value);
    return response;
  }

  /** Makes a call and reads no further than its status, which is all that an endless answer ever has. */
  async statusOf(key: ApiCall, { form, ...parts }: Parts & { form?: Form }): Promise<number> {
    const [method, url] = addressOf(key, parts);
    const content = form ? await encoded(form) : parts.body !== undefined && { payload: parts.body as object };
    const response = await this.send(method, url, { ...content, payloadAsStream: true });
    response.stream().destroy();
    return response.statusCode;
  }

  /** Makes a call of the contract, whatever comes of it. Bodies are loose on purpose: tests send wrong ones too. */
  async tries(key: ApiCall, parts: Parts = {}) {
    const [method, url] = addressOf(key, parts);
    const response = await this.send(method, url, {
      ...(parts.body !== undefined && { payload: parts.body as object }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body:
        response.body === ''
          ? undefined
          : (JSON.parse(response.body) as { message: string; errors?: Record<string, string[]> }),
    };
  }

  /** Sends a form as a page does, its file included, whatever comes of it. */
  async sendsForm(url: string, fields: Form) {
    const response = await this.send('POST', url, await encoded(fields));
    return { status: response.statusCode, body: response.json() };
  }

  /** Makes a call that is expected to succeed. */
  async call<K extends ApiCall>(key: K, input: CallInput<K>): Promise<CallOutput<K>> {
    const { status, body } = await this.tries(key, input as Parts);
    if (status >= 400) throw new Error(`${key} answered ${status}: ${JSON.stringify(body)}`);
    return body as CallOutput<K>;
  }

  async logsIn(email: string, password: string): Promise<UserView> {
    const { token, user } = await this.call('POST /api/login', { body: { email, password } });
    this.token = token;
    return user;
  }
}
