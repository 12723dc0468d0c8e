/** Reads an answer of server-sent events. `EventSource` cannot carry a token, so the stream comes by `fetch`. */
export async function* eventsIn(response: Response): AsyncGenerator<unknown> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (text + value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      // A block without data is a comment: the server is there, and nothing has changed.
      if (data !== undefined) yield JSON.parse(data);
    }
  }
}
