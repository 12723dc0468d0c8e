import type { ApiCall, CallInput, CallOutput, UserView } from '@gabarita/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
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

  /** Makes a call of the contract, whatever comes of it. Bodies are loose on purpose: tests send wrong ones too. */
  async tries(key: ApiCall, { params = {}, query = {}, body }: Parts = {}) {
    const [method, path] = key.split(' ') as [string, string];
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await this.send(method, search.size > 0 ? `${url}?${search}` : url, {
      ...(body !== undefined && { payload: body as object }),
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
  async sendsForm(url: string, fields: Record<string, string | Blob>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const encoded = new Response(form);
    const response = await this.send('POST', url, {
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
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
