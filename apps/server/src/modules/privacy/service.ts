import { type CallParsed, messages, PRIVACY_VERSION, type PrivacyView } from '@gabarita/contract';
import { AppError, fieldError } from '../../app-error.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { updateProfile } from '../profile/service.js';
import { ADULT_AGE, ageOn, isPlausibleAge } from './age.js';
import { addConsent, findPersonalFacts, listConsents, storePersonalFacts } from './repository.js';

type Decision = CallParsed<'PUT /api/user/privacy', 'body'>;

export async function ownPrivacy({ db }: Services, person: Person): Promise<PrivacyView> {
  const facts = await findPersonalFacts(db, person.id);
  if (!facts) throw new AppError('auth.required');
  const history = await listConsents(db, person.id);
  const [latest] = history;
  return {
    ...facts,
    version: PRIVACY_VERSION,
    pending: facts.birth_date === null || latest?.version !== PRIVACY_VERSION,
    consents: history.map((consent) => ({ ...consent, decided_at: consent.decided_at.toISOString() })),
  };
}

export async function decidePrivacy(services: Services, person: Person, decision: Decision) {
  const { db, clock } = services;
  const day = today(services);
  const age = ageOn(decision.birth_date, day);
  if (!isPlausibleAge(age)) throw fieldError('birth_date', messages.privacy.birthDateInvalid);
  const minor = age < ADULT_AGE;
  const guardian = minor ? requiredGuardian(decision) : { guardian_name: null, guardian_email: null };
  const { birth_date: before } = await ownPrivacy(services, person);
  // The first time we learn that somebody is a minor, the protective choice is made for them; afterwards it is theirs.
  const knownMinor = before !== null && ageOn(before, day) < ADULT_AGE;
  const hidden = minor && !knownMinor && person.role === 'student';

  await db.transaction(async (tx) => {
    await storePersonalFacts(tx, person.id, { birth_date: decision.birth_date, ...guardian });
    await addConsent(tx, {
      user_id: person.id,
      version: PRIVACY_VERSION,
      given: decision.consent,
      decided_at: clock.now(),
    });
    if (hidden) await updateProfile({ ...services, db: tx }, person, { ranking_visible: false });
  });
  return { message: sentence(decision.consent, hidden), privacy: await ownPrivacy(services, person) };
}

function requiredGuardian({ guardian_name, guardian_email }: Decision) {
  if (!guardian_name) throw fieldError('guardian_name', messages.privacy.guardianNameRequired);
  if (!guardian_email) throw fieldError('guardian_email', messages.privacy.guardianEmailRequired);
  return { guardian_name, guardian_email };
}

function sentence(consent: boolean, hidden: boolean): string {
  if (!consent) return messages.privacy.withdrawn;
  return hidden ? messages.privacy.keptOutOfRanking : messages.privacy.kept;
}

/** The day at the school, as `2026-11-15`. */
const today = ({ clock, config }: Services) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: config.timeZone }).format(clock.now());
