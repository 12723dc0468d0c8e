import type { Language } from '../area.js';
import { estimate, type LikelihoodTable, likelihoodTable, RIGHT, WRONG } from '../eap.js';
import { pointsOf, scoreOf } from '../scale.js';
import { answeredItems, type Booklet, offersLanguages, takesPart } from './booklet.js';
import { dropOtherLanguage, isAllBlank } from './responses.js';

export interface OfficialScore {
  /** `estimate` in the booklets whose official scores cannot be reproduced. */
  readonly status: 'official' | 'estimate';
  readonly score: number;
  readonly standardError: number;
  readonly theta: number;
  /** Posterior standard deviation of θ. */
  readonly sd: number;
}

export interface Unscorable {
  readonly status: 'unscorable';
  readonly reason: string;
}

/** Scores the answers of one booklet: one character an item, A–E, `.` blank, `*` more than one mark. */
export type BookletScorer = (responses: string, language: Language | null) => OfficialScore | Unscorable;

/** From 2014 on an answer sheet without a single mark is worth 0; before, it got the floor of its booklet. */
export const isBlankZero = (year: number): boolean => year >= 2014;

/** Prepares a booklet once, because its tables cost as much as fifty students. */
export function bookletScorer(booklet: Booklet): BookletScorer {
  if (!offersLanguages(booklet)) {
    const version = prepare(booklet, null);
    return (responses) => version(responses);
  }
  const versions = [prepare(booklet, 0), prepare(booklet, 1)];
  return (responses, language) => {
    const version = language === null ? undefined : versions[language];
    if (!version || language === null) return unscorable('língua estrangeira não informada (0 inglês, 1 espanhol)');
    return version(responses.length === 50 ? dropOtherLanguage(responses, language) : responses);
  };
}

function prepare(booklet: Booklet, language: Language | null): (responses: string) => OfficialScore | Unscorable {
  const items = answeredItems(booklet, language);
  const keys = Int32Array.from(items, (item) => (takesPart(item) ? item.key.charCodeAt(0) : 0));
  const table = likelihoodTable(items.flatMap((item) => (takesPart(item) && item.parameters ? [item.parameters] : [])));
  const outcomes = new Int8Array(table.items);
  return (responses) => {
    if (table.items === 0) return unscorable(`a prova ${booklet.code} não tem itens com parâmetros`);
    if (responses.length !== items.length) return unscorable(wrongLength(responses.length, items.length));
    mark(responses, keys, outcomes);
    return scoreFor(booklet, responses, table, outcomes);
  };
}

/** Blanks and double marks are wrong like any other letter that is not the key. */
function mark(responses: string, keys: Int32Array, outcomes: Int8Array): void {
  let scored = 0;
  for (let i = 0; i < keys.length; i++) {
    if (keys[i] !== 0) outcomes[scored++] = responses.charCodeAt(i) === keys[i] ? RIGHT : WRONG;
  }
}

function scoreFor(booklet: Booklet, responses: string, table: LikelihoodTable, outcomes: Int8Array): OfficialScore {
  const { theta, sd } = estimate(table, outcomes);
  const zero = isBlankZero(booklet.year) && isAllBlank(responses);
  return {
    status: booklet.reproducible ? 'official' : 'estimate',
    score: zero ? 0 : scoreOf(booklet.area, theta),
    standardError: pointsOf(booklet.area, sd),
    theta,
    sd,
  };
}

export const unscorable = (reason: string): Unscorable => ({ status: 'unscorable', reason });

const wrongLength = (found: number, expected: number): string =>
  `${found} respostas, mas a prova tem ${expected} questões`;
