import type { CallOutput } from '@gabarita/contract';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { ownAttempts } from '../attempts/own-data.js';
import { listOwnSignIns } from '../auth/service.js';
import { ownEssays, readExternal } from '../essays/service.js';
import { ownNotifications } from '../notifications/service.js';
import { ownProfile } from '../profile/service.js';
import { ownSecondFactor } from '../second-factor/service.js';
import { readExtraTime } from '../sessions/extra-time.js';
import { ownSessions } from '../sessions/service.js';
import { ownTurmas } from '../turmas/membership.js';
import { ownPrivacy } from './service.js';

/** Everything there is about one person. A table that begins to hold more about people has a line here. */
export async function exportOwnData(services: Services, person: Person): Promise<CallOutput<'GET /api/user/export'>> {
  return {
    exported_at: services.clock.now().toISOString(),
    user: await ownProfile(services.db, person),
    privacy: await ownPrivacy(services, person),
    sign_ins: await listOwnSignIns(services, person),
    second_factor: await ownSecondFactor(services, person),
    turmas: await ownTurmas(services.db, person.id),
    sessions: await ownSessions(services, person),
    attempts: await ownAttempts(services, person),
    notifications: await ownNotifications(services, person),
    ...(await ownEssays(services, person)),
    essays_external: await readExternal(services, person),
    ...(await readExtraTime(services, person, person.id)),
  };
}
