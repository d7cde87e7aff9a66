import { isAuthenticated } from '@calls/council/session/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { call } from '../../api/call.ts';
import { noteOpenSession } from '../../session/storage.ts';

export type Visitor = NonNullable<OutputOf<typeof isAuthenticated>['user']>;

let asked: Promise<Visitor | null> | undefined;

/**
 * Who is signed in, asked once for the whole page; null for nobody. From then on nobody finds what others typed in this
 * tab. Rejects where it cannot be asked; whoever wants to know next asks again.
 */
export function whoIsHere(): Promise<Visitor | null> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<Visitor | null> {
  try {
    const { user } = await call(isAuthenticated, {});
    if (user) noteOpenSession(user.uid);
    return user;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}
