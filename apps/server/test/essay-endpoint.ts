import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Scores = readonly [number, number, number, number, number];

/**
 * A correction service of our own. It grades as told, and it is gullible: an essay that asks for a grade in words it
 * knows gets it, as a badly guarded model would give it.
 */
export async function anEssayEndpoint() {
  const endpoint = {
    url: '',
    scores: [160, 160, 160, 160, 160] as Scores,
    /** Answers with this instead, when set. */
    instead: undefined as { status: number; body: string } | undefined,
    asked: [] as { authorization: string | undefined; body: string }[],
    close: () => new Promise((done) => server.close(done)),
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    endpoint.asked.push({ authorization: request.headers.authorization, body });
    const { status, body: answer } = endpoint.instead ?? { status: 200, body: judge(body, endpoint.scores) };
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`;
  return endpoint;
}

function judge(body: string, scores: Scores): string {
  const obeys = /rubrica especial|nota mil|ignore/i.test(JSON.parse(body).messages[1].content);
  const given = obeys ? [200, 200, 200, 200, 200] : scores;
  return completion({
    competencias: given.map((nota, place) => ({ codigo: `C${place + 1}`, nota, comentario: 'Comentário do serviço.' })),
    total: given.reduce((sum, nota) => sum + nota, 0),
    pontos_fortes: ['Boa tese.'],
    melhorias: ['Detalhe a proposta.'],
  });
}

export const completion = (content: unknown): string =>
  JSON.stringify({
    choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
  });
