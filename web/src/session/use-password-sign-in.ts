import { login } from '@calls/council/session/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { authFailureMessage, accountMessages } from '@contract/council/ground/people/messages.ts';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { placeToGo } from './storage.ts';
import { useTenant } from './tenant.tsx';
import { renewSession } from './user.ts';

export type SignedIn = OutputOf<typeof login>;

/** Why signing in failed. */
export interface SignInFailure {
  message: string;
  /** Whether what was typed is at fault; otherwise it may be sent again unchanged. */
  typed: boolean;
}

/**
 * Signs in with e-mail and password: Identity Platform checks them, the server exchanges the token for the session
 * cookie. Returns to the previous page; an account that lacks something goes there first. Gives what failed, if
 * anything did.
 */
export function usePasswordSignIn(): (
  email: string,
  password: string,
) => Promise<SignInFailure | undefined> {
  const tenant = useTenant();
  const goOn = useGoOn();
  return async (email, password) => {
    try {
      const { idTokenByPassword } = await import('./identity.ts');
      const bearer = await idTokenByPassword(tenant, email, password);
      const answer = await call(login, {}, { bearer });
      await goOn(answer);
      return undefined;
    } catch (error) {
      return { message: signInFailure(error), typed: isRefusal(error) };
    }
  };
}

/** Where to go after signing in: the remembered page, unless the account must confirm or complete something. */
export function useGoOn(): (answer: SignedIn) => Promise<void> {
  const navigate = useNavigate();
  return async (answer) => {
    const complete = answer.verified && !answer.withoutInfo;
    // Read before anybody is signed in: who arrives there meanwhile forgets the place.
    const to = complete ? placeToGo(answer.redirectPath) : answer.redirectPath;
    await renewSession();
    void navigate(to, { replace: true });
  };
}

/** Whether the failure is due to what was typed, and not to the network or the server. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 400 && error.status < 500;
  return signInFailure(error) === accountMessages.wrongCredentials;
}

/** The words for a failed sign-in (specification 000 section 8). */
export function signInFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const code = (error as { code?: unknown } | null)?.code;
  return authFailureMessage(typeof code === 'string' ? code : '');
}
