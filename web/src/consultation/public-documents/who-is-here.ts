import { isAuthenticated } from '@calls/council/session/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { call } from '../../api/call.ts';
import { noteNobody } from '../../session/storage.ts';
import { isNobodysPage, takePage } from '../../session/whose-page.ts';

export type Visitor = NonNullable<OutputOf<typeof isAuthenticated>['user']>;

let asked: Promise<Visitor | null> | undefined;

/** Who is signed in, asked once for the whole page; null for nobody. Rejects where it cannot be asked: the next asks again. */
export function whoIsHere(): Promise<Visitor | null> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<Visitor | null> {
  try {
    const { user } = await call(isAuthenticated, {});
    if (user) return takePageFor(user.uid) ? user : null;
    if (isNobodysPage()) noteNobody();
    return null;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}

/**
 * Notes that this page is of this account: what others typed in this tab is not found from then on. A page that was
 * somebody else's is loaded anew instead, and gives false: nothing of this account's may stand on it. Null, for nobody,
 * changes nothing.
 */
export function takePageFor(uid: string | null): boolean {
  if (uid === null || takePage(uid) === 'theirs') return true;
  location.reload();
  return false;
}
