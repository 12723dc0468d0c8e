import { forecastNextYear, type KeptForecast, plain, SisuInputError, type Tables } from '@gabarita/sisu';
import type { Db } from '../../db/database.js';
import { offerRows, tablesOf } from './offer-rows.js';
import { listCourses, listModalities, listYears, replaceCourses } from './repository.js';

/** Puts tables into the database, in the place of what was there. */
async function storeCourses(tx: Db, tables: Tables, forecasts: readonly KeptForecast[]): Promise<void> {
  await replaceCourses(tx, tables.modalities, offerRows(tables, forecasts));
}

/** What comes with the product, beside the years that were imported and that it does not bring. */
export async function storeShipped(db: Db, tables: Tables, forecasts: readonly KeptForecast[]): Promise<void> {
  const shipped = new Set(tables.cutoffs.map(({ year }) => year));
  const others = (await listYears(db)).filter((year) => !shipped.has(year));
  if (others.length > 0) await importCourses(db, tables);
  else await db.transaction((tx) => storeCourses(tx, tables, forecasts));
}

export interface ImportedCourses {
  years: number[];
  cutoffs: number;
  forecastYear: number;
}

/** Adds the years of a folder or replaces them, in one transaction, and forecasts the year after the last. */
export async function importCourses(db: Db, given: Tables): Promise<ImportedCourses> {
  const years = [...new Set(given.cutoffs.map(({ year }) => year))].toSorted((a, b) => a - b);
  if (years.length === 0) throw new SisuInputError('cutoffs.csv: não há nenhuma nota de corte');
  return db.transaction(async (tx) => {
    const stored = (await listCourses(tx)).map((row) => ({
      ...row,
      course_words: '',
      city_words: '',
      institution_words: '',
    }));
    const tables = merged(tablesOf(stored, await listModalities(tx)), given, new Set(years));
    const forecasts = forecastNextYear(tables);
    await storeCourses(tx, tables, forecasts);
    return { years, cutoffs: given.cutoffs.length, forecastYear: forecasts[0]?.year ?? 0 };
  });
}

function merged(stored: Tables, given: Tables, years: ReadonlySet<number>): Tables {
  refuseOtherNumbers(stored, given);
  return {
    offers: new Map([...stored.offers, ...given.offers]),
    modalities: new Map([...stored.modalities, ...given.modalities]),
    weights: [
      ...stored.weights.filter(({ year }) => !years.has(year)),
      ...given.weights.filter(({ year }) => years.has(year)),
    ],
    cutoffs: [...stored.cutoffs.filter(({ year }) => !years.has(year)), ...given.cutoffs],
  };
}

/** A folder that counts offers or modalities in another way would mix up the courses of everybody. */
function refuseOtherNumbers(stored: Tables, given: Tables): void {
  for (const { offer, institution, course } of given.offers.values()) {
    const known = stored.offers.get(offer);
    if (known && (plain(known.institution) !== plain(institution) || plain(known.course) !== plain(course)))
      throw new SisuInputError(
        `offers.csv: a oferta ${offer} é ${known.course} (${known.acronym}) nos anos já importados, não ${course}`,
      );
  }
  for (const [modality, text] of given.modalities) {
    const known = stored.modalities.get(modality);
    if (known !== undefined && known !== text)
      throw new SisuInputError(
        `modalities.csv: a modalidade ${modality} é "${known}" nos anos já importados, não "${text}"`,
      );
  }
}
