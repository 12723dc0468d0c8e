import { type EssayGrade, type EssayToGrade, gradeEssay } from '@gabarita/essay-grader';
import { portugueseDictionary } from './spelling.js';

/** The dictionary takes two seconds to load, and begins when the thread does: while the student is still writing. */
const dictionary = portugueseDictionary();
// A dictionary that does not load is told to whoever asks for a grade, not thrown at nobody.
dictionary.catch(() => undefined);

/** Grades an essay, in a thread of its own. */
export default async (essay: EssayToGrade): Promise<EssayGrade> => gradeEssay(essay, await dictionary);
