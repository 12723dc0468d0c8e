import type { Readable } from 'node:stream';
import { type ApiCall, type CallOutput, type CallParsed, calls } from '@gabarita/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { readForm } from './form.js';
import type { Person } from './person.js';
import { anyone, type Policy } from './policy.js';

/** What a handler gets: the parts of the call, parsed, and the person the policy admitted. */
export interface Incoming<K extends ApiCall, Who extends Person | null> {
  person: Who;
  params: CallParsed<K, 'params'>;
  query: CallParsed<K, 'query'>;
  body: CallParsed<K, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Registers a call of the contract. There is no other way to add a route to the API, so each one has a schema, answers
 * only with what its response schema lists, and names who may make it. A handler that answers with a Buffer or a stream has
 * seen to that itself (see modules/enem/papers.ts).
 */
export type Route = <K extends ApiCall, Who extends Person | null>(
  key: K,
  policy: Policy<Who>,
  handle: (incoming: Incoming<K, Who>) => Promise<CallOutput<K> | Buffer | Readable>,
) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: ApiCall;
  }
  interface FastifySchema {
    /** Who may make the call, in the OpenAPI document. */
    'x-access'?: string;
  }
}

export function routesOf(app: FastifyInstance): Route {
  return (key, policy, handle) => {
    const call = calls[key];
    const [method, url] = key.split(' ') as [HTTPMethods, string];
    app.route({
      method,
      url,
      config: { call: key, policy },
      schema: {
        tags: [call.tag],
        summary: call.summary,
        'x-access': policy.name,
        ...(policy !== anyone && { security: [{ bearer: [] }] }),
        ...('multipart' in call && { consumes: ['multipart/form-data'] }),
        ...('params' in call && { params: call.params }),
        ...('query' in call && { querystring: call.query }),
        ...('body' in call && { body: call.body }),
        response: { [call.status]: call.response },
      },
      preValidation: async (request, reply) => {
        if ('multipart' in call) request.body = await readForm(request, reply);
      },
      handler: async (request, reply) => {
        reply.status(call.status);
        return handle({
          person: policy.admit(request.person),
          params: request.params as never,
          query: request.query as never,
          body: request.body as never,
          request,
          reply,
        });
      },
    });
  };
}
