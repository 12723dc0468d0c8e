import type { CallInput } from '@gabarita/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api';
import { useSessionActions } from './session';

/** Half a login: the password was right, and the code of the second factor is still owed. */
export interface Challenge {
  challenge: string;
  sharedComputer: boolean | undefined;
}

/** Signing in with e-mail and password; where that is not enough, `challenge` says so and `SecondStep` goes on. */
export function useLogin() {
  const actions = useSessionActions();
  const [challenge, setChallenge] = useState<Challenge>();

  async function login(body: CallInput<'POST /api/login'>['body']): Promise<void> {
    try {
      await actions.login(body);
    } catch (error) {
      const owed = challengeIn(error);
      if (owed === undefined) throw error;
      setChallenge({ challenge: owed, sharedComputer: body.shared_computer });
    }
  }

  return { login, challenge, startOver: () => setChallenge(undefined) };
}

function challengeIn(error: unknown): string | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  const { challenge } = (typeof body === 'object' && body !== null ? body : {}) as { challenge?: unknown };
  return typeof challenge === 'string' ? challenge : undefined;
}
