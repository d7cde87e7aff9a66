import type { Actor } from '../../platform/actor.ts';
import { statusesInProgress } from './contract.ts';

/** Only when it is not in progress and the viewer owns it, or nobody does (specification 000 section 4). */
export function mayDeleteNotification(
  actor: Pick<Actor, 'uid' | 'kind'>,
  note: { status: string; uid: string | null },
): boolean {
  if (statusesInProgress.includes(note.status)) return false;
  return note.uid === actor.uid || (note.uid === null && actor.kind === 'staff');
}
