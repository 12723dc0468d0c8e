import type { CallParsed } from '@gabarita/contract';
import { AREAS } from '@gabarita/enem';
import { AppError } from '../../app-error.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { findCandidates } from '../questions/candidates.js';
import { findRelation } from './access.js';
import { pickQuestions } from './pick-questions.js';
import { canEdit } from './policy.js';
import { askedOfTurmas, placesOf } from './repository.js';

/** "Montar automaticamente": questions for whoever makes the exam to look at, change, and then send as if chosen by hand. */
export async function suggestQuestions(
  { db }: Services,
  person: Person,
  examId: number,
  order: CallParsed<'POST /api/exams/:id/questions/suggestions', 'body'>,
) {
  const { exam } = await findRelation(db, person, examId);
  if (!canEdit(person, exam)) throw new AppError('access.denied');
  const used = order.avoid_used ? await askedOfTurmas(db, examId) : await ownQuestions(db, examId);
  const areas = order.areas.length > 0 ? AREAS.filter((area) => order.areas.includes(area)) : AREAS;
  const candidates = await findCandidates(db, {
    areas,
    skills: order.skills.map((skill) => Number(skill.slice(1))),
    except: [...used, ...order.except],
  });
  const { questions, missing, offMix } = pickQuestions(candidates, { ...order, areas });
  return { questions, missing, off_mix: offMix };
}

const ownQuestions = async (db: Services['db'], examId: number): Promise<number[]> =>
  (await placesOf(db, examId)).map(({ question_id }) => question_id);
