import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerInTrouble, type Trouble } from './troubles.js';

type Scores = readonly [number, number, number, number, number];

/**
 * A correction service of our own. It grades as told, and it is gullible: an essay that asks for a grade in words it
 * knows gets it, as a badly guarded model would give it. Beside it, under the same roof, a LanguageTool.
 */
export async function anEssayEndpoint() {
  const endpoint = {
    url: '',
    scores: [160, 160, 160, 160, 160] as Scores,
    /** Answers with this instead, when set. */
    instead: undefined as { status: number; body: string } | undefined,
    /** Takes every request in and does this to it, when set. */
    trouble: undefined as Trouble | undefined,
    /** What the LanguageTool finds in whatever it is given. */
    matches: [] as { offset: number; length: number; message: string; replacements: { value: string }[] }[],
    languageToolUrl: '',
    asked: [] as { authorization: string | undefined; body: string }[],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const isGrammar = request.url === '/v2/check';
    if (!isGrammar) endpoint.asked.push({ authorization: request.headers.authorization, body });
    if (endpoint.trouble) return answerInTrouble(endpoint.trouble, response);
    if (isGrammar) return response.end(JSON.stringify({ matches: endpoint.matches }));
    const { status, body: answer } = endpoint.instead ?? { status: 200, body: judge(body, endpoint.scores) };
    return response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  endpoint.languageToolUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  endpoint.url = `${endpoint.languageToolUrl}/v1/chat/completions`;
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
