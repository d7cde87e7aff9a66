import { queryClient } from '../api/query-client.ts';
import { leaveSession, maySignOut } from './end-session.ts';
import { sessionMessages as messages } from './messages.ts';
import type { User } from './user.ts';

/** Signs out, once that is confirmed where something typed would be lost. */
export function signOut(user: User): void {
  void maySignOut(messages.forgetsUnsent).then((may) => may && leave(user));
}

/** Signs out without a question, and forgets what this page has read. */
export function leave(user: User): void {
  leaveSession(user);
  queryClient.clear();
}
