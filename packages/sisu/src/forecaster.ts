import { continuedOffers } from './continued-offers.js';
import { CutoffDistribution } from './cutoff-distribution.js';
import { groupBy } from './group-by.js';
import type { History, Offer } from './history.js';
import { fitLevels, type Levels } from './level.js';
import { KINDS, type Kind, kindOf } from './modality.js';
import { nextLevels } from './next-levels.js';
import { keyOf, type Places, placesFor } from './observations.js';
import { noiseOf, OfferProcess, type Point } from './offer-process.js';
import { FITTED, PARAMETERS, type Spreads } from './parameters.js';
import { plain } from './plain.js';
import { type Rows, rowsBefore } from './rows.js';
import { type Memory, SharedShift } from './shared-shift.js';
import { unstretch } from './stretch.js';

const ROUNDS = 3;

/** Of an offer's own deviations of a year, how much counts as noise of what it shares with others. */
const OWN_AS_NOISE = 6;

/** What several offers share in a year, and how the group of an offer and kind is named. */
const SHARED: readonly { process: Memory; groupOf: (offer: Offer, kind: Kind) => string }[] = [
  { process: PARAMETERS.campusYear, groupOf: ({ institution, campus }) => `${institution}|${campus}` },
  { process: PARAMETERS.courseYear, groupOf: ({ course }) => plain(course) },
  { process: PARAMETERS.institutionKindYear, groupOf: ({ institution }, kind) => `${institution}|${kind}` },
];

interface Shift {
  readonly shift: SharedShift;
  readonly groups: ReadonlyMap<string, number>;
  readonly groupOf: (offer: Offer, kind: Kind) => string;
}

/**
 * Forecasts the cut-offs of one year out of the years before it; nothing of the year itself is looked at but the places announced.
 *
 * A cut-off is the level of its year and kind of modality, what the neighbours of its offer tell, what campus, course and institution
 * have in the year, and the offer's own process. The parts are fitted in turns, each to what the others leave.
 */
export class Forecaster {
  readonly #offers: readonly Offer[];
  readonly #indexes: ReadonlyMap<number, number>;
  readonly #rows: Rows;
  readonly #levels: Levels;
  readonly #next: Float64Array;
  readonly #shifts: readonly Shift[];
  readonly #processes = new Map<number, OfferProcess>();
  readonly #places: ReadonlyMap<number, Places>;

  readonly #continued: ReadonlyMap<number, number>;
  readonly #modalities: ReadonlyMap<number, string>;

  constructor(
    given: History,
    readonly year: number,
    private readonly spreads: Spreads = FITTED,
  ) {
    const known = given.cutoffs.filter((row) => row.year <= year);
    this.#continued = continuedOffers({ ...given, cutoffs: known });
    const history = { ...given, cutoffs: known.map((row) => ({ ...row, offer: this.#nowOf(row.offer) })) };
    this.#modalities = history.modalities;
    this.#offers = [...history.offers.values()];
    this.#indexes = new Map(this.#offers.map(({ offer }, index) => [offer, index]));
    this.#places = placesFor(history, year);
    this.#rows = rowsBefore(history, this.#offers, this.#places, year);
    this.#levels = fitLevels(this.#offers, this.#rows);
    this.#next = nextLevels(this.#levels, this.#rows.years);
    this.#shifts = SHARED.map((shared) => this.#shiftOf(shared));
    this.#fit();
  }

  forecast(given: number, modality: number): CutoffDistribution {
    const offer = this.#nowOf(given);
    const text = this.#modalities.get(modality);
    const index = this.#indexes.get(offer);
    const known = index === undefined ? undefined : this.#offers[index];
    if (text === undefined || index === undefined || !known) throw new RangeError(`unknown: ${offer} ${modality}`);
    const kind = kindOf(text);
    const own = this.#ownOf(index, { modality, text, kind, year: this.year });
    const shared = this.#shifts.map(({ shift, groups, groupOf }) => shift.next(groups.get(groupOf(known, kind))));
    const center =
      (this.#next[KINDS.indexOf(kind)] as number) +
      (this.#levels.expected[index] as number) +
      own.value +
      shared.reduce((sum, one) => sum + one.shift, 0);
    const { places, announced } = this.#places.get(keyOf(offer, modality)) ?? { places: 1, announced: false };
    const variance = own.variance + noiseOf(places) + shared.reduce((sum, one) => sum + one.variance, 0);
    const factor = this.spreads[announced ? 'announced' : 'unannounced'][kind === 'open' ? 'open' : 'quotas'];
    return new CutoffDistribution(unstretch(center), Math.hypot(factor * Math.sqrt(variance), PARAMETERS.drift));
  }

  /** The number an offer goes on as. */
  #nowOf(offer: number): number {
    return this.#continued.get(offer) ?? offer;
  }

  #ownOf(index: number, point: Point): { value: number; variance: number } {
    return (this.#processes.get(index) ?? new OfferProcess([], [])).expect(point);
  }

  #shiftOf({ process, groupOf }: (typeof SHARED)[number]): Shift {
    const groups = new Map<string, number>();
    const { points, offer, year, years } = this.#rows;
    const group = Int32Array.from(points, ({ kind }, row) => {
      const name = groupOf(this.#offers[offer[row] as number] as Offer, kind);
      const number = groups.get(name) ?? groups.size;
      groups.set(name, number);
      return number;
    });
    return { shift: new SharedShift(group, groups.size, year, years, process), groups, groupOf };
  }

  #fit(): void {
    const { points, value, noise, offer, cell } = this.#rows;
    const rest = value.map(
      (one, row) =>
        one -
        (this.#levels.cells[cell[row] as number] as number) -
        (this.#levels.expected[offer[row] as number] as number),
    );
    const own = new Float64Array(points.length);
    const { offerYear, modalityYear } = PARAMETERS;
    const doubt = OWN_AS_NOISE * (offerYear.spread ** 2 * (1 - offerYear.memory ** 2) + modalityYear.spread ** 2);
    const groupNoise = noise.map((one) => one + doubt);
    const rowsOf = groupBy(points.keys(), (row) => offer[row] as number);
    for (const [index, rows] of rowsOf)
      this.#processes.set(
        index,
        new OfferProcess(
          rows.map((row) => points[row] as Point),
          rows.map((row) => noise[row] as number),
        ),
      );
    const without = (row: number, but?: SharedShift) =>
      this.#shifts.reduce(
        (left, { shift }) => (shift === but ? left : left - (shift.perRow[row] as number)),
        rest[row] as number,
      );
    const fitOwn = () => {
      for (const [index, rows] of rowsOf) {
        const fitted = this.#processes.get(index)?.fit(rows.map((row) => without(row))) ?? [];
        rows.forEach((row, i) => {
          own[row] = fitted[i] as number;
        });
      }
    };
    for (let round = 0; round < ROUNDS; round++) {
      fitOwn();
      for (const { shift } of this.#shifts)
        shift.fit(
          own.map((one, row) => without(row, shift) - one),
          groupNoise,
        );
    }
    fitOwn();
  }
}
