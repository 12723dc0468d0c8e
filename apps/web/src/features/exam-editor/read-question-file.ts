import type { Imported } from '@gabarita/interchange';
import type { DraftQuestion } from './exam-draft';
import { draftOfExchange, imagesOf, isForeign, withImages } from './exchange';
import { uploadImage } from './upload-image';

/** The readers are fetched when the first file is: few exams are made of one. */
export const interchange = () => import('@gabarita/interchange');

/** What a file holds, with a word on each question that cannot be in an exam of ours. */
export async function readQuestions(source: File | string): Promise<Imported> {
  const { decodeText, importQuestions } = await interchange();
  const text = typeof source === 'string' ? source : decodeText(new Uint8Array(await source.arrayBuffer()));
  const { questions, problems, ...rest } = importQuestions(text);
  const foreign = questions.flatMap((question, place) =>
    imagesOf(question).some(isForeign)
      ? [
          {
            line: 1,
            name: `Questão ${place + 1}`,
            text: 'tem uma imagem de outro site, que precisa ser enviada à parte',
          },
        ]
      : [],
  );
  return { ...rest, questions, problems: [...problems, ...foreign] };
}

/** Turns what was read into questions of the draft. Images inside the file are sent first, each once. */
export async function importIntoDraft(
  questions: Imported['questions'],
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<DraftQuestion[]> {
  const inside = [...new Set(questions.flatMap(imagesOf))].filter((src) => src.startsWith('data:'));
  const addresses = new Map<string, string>();
  for (const [place, src] of inside.entries()) {
    const blob = dataFile(src);
    addresses.set(src, await uploadImage(blob, { onProgress: () => {}, signal }));
    onProgress((place + 1) / inside.length);
  }
  return questions.map((question) => draftOfExchange(withImages(question, (src) => addresses.get(src) ?? src)));
}

/** The file in a `data:` address. By hand, because our content policy lets `fetch` go nowhere but to us. */
function dataFile(src: string): File {
  const [head = '', base64 = ''] = src.split(',');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new File([bytes], 'imagem', { type: head.slice('data:'.length, head.indexOf(';')) });
}
