import {
  areaOf,
  type Gap,
  imagesOf,
  officialEssayTopic,
  type Place,
  placesOf,
  questionAt,
  type Reason,
  type Repair,
  type RepairedQuestion,
  repairQuestion,
  replaceImages,
  type ServiceYear,
} from '@gabarita/enem';
import type { EditionContent, QuestionContent } from '../store-edition.js';

/** An image of ours, or why there is none. */
export type ImageResult = { hash: string; src: string } | { reason: Reason };

export interface ComposedYear {
  content: EditionContent;
  /** What was done to questions that are not gaps. */
  repairs: Repair[][];
}

/** Questions worked on at once: enough to keep both cores busy encoding images. */
const AT_ONCE = 4;

/** Turns what a source gave into an edition: every place judged, repaired, set aside or left as a gap. */
export async function composeYear(
  year: number,
  fetched: ServiceYear,
  bringImage: (url: string) => Promise<ImageResult>,
): Promise<ComposedYear> {
  const questions: QuestionContent[] = [];
  const repairs: Repair[][] = [];
  const places = placesOf(year);
  for (let start = 0; start < places.length; start += AT_ONCE) {
    const batch = places.slice(start, start + AT_ONCE).map(async (place) => {
      const placed = questionAt(place, fetched);
      if ('gap' in placed) return { content: gapAt(year, place, placed.gap) };
      const repaired = repairQuestion(placed.question, year, place);
      return { content: await withOurImages(repaired, bringImage), repairs: repaired.repairs };
    });
    for (const done of await Promise.all(batch)) {
      questions.push(done.content);
      if (done.repairs) repairs.push(done.repairs);
    }
  }
  const topic = officialEssayTopic(year);
  const essayTopics = topic ? [{ title: topic, texts: [] }] : [];
  return { content: { source: 'ENEM', year, title: `ENEM ${year}`, essayTopics, questions }, repairs };
}

/** How many images a year shows, before any is brought. */
export function countImages(year: number, fetched: ServiceYear): number {
  const urls = placesOf(year).flatMap((place) => {
    const placed = questionAt(place, fetched);
    return 'gap' in placed ? [] : imagesOf(repairQuestion(placed.question, year, place));
  });
  return new Set(urls).size;
}

async function withOurImages(
  question: RepairedQuestion,
  bringImage: (url: string) => Promise<ImageResult>,
): Promise<QuestionContent> {
  const { repairs: _, context, statement, alternatives, key, ...rest } = question;
  const reasons = new Set(question.reasons);
  const brought = new Map<string, ImageResult>();
  for (const url of imagesOf(question)) {
    const result = await bringImage(url);
    brought.set(url, result);
    if ('reason' in result) reasons.add(result.reason);
  }
  const stored = (url: string) => {
    const result = brought.get(url);
    return result && 'hash' in result ? result : undefined;
  };
  const ours = (text: string) => replaceImages(text, (url) => stored(url)?.src ?? url);
  return {
    ...rest,
    status: reasons.size > 0 ? 'quarantined' : 'served',
    reasons: [...reasons],
    context: context && ours(context),
    statement: ours(statement),
    alternatives: alternatives.map(({ letter, text, image }) => ({
      letter,
      text: text && ours(text),
      image: (image && stored(image)?.hash) || null,
    })),
    key: { ...key, explanation: null, whyNot: {} },
  };
}

function gapAt(year: number, place: Place, gap: Gap): QuestionContent {
  const area = areaOf(year, place.index);
  if (!area) throw new RangeError(`no question ${place.index} in an exam`);
  return {
    ...place,
    area,
    status: 'gap',
    reasons: [gap],
    flags: [],
    context: null,
    statement: '',
    alternatives: [],
    key: { letter: null, annulled: false, outsideTri: false, explanation: null, whyNot: {} },
    serviceKey: null,
  };
}
