import { ApiError } from './api-error.ts';

/** What follows from a failure wherever it happens, apart from what the screen says about it. */
export type Consequence =
  | { go: 'sign-in' }
  | { go: 'session-expired' }
  | { go: 'path'; path: string }
  | { go: 'recheck-access' }
  | { go: 'recheck-session' };

/** The rule book of specification 000 section 8. Pure. */
export function consequenceOf(error: unknown): Consequence | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.redirectPath?.startsWith('/') && !error.redirectPath.startsWith('//')) {
    return { go: 'path', path: error.redirectPath };
  }
  if (error.code === 'session-terminated') return { go: 'session-expired' };
  if (error.code === 'another-account') return { go: 'recheck-session' };
  if (error.code === 'unauthenticated') return { go: 'sign-in' };
  if (error.code === 'not-authorized') return { go: 'recheck-access' };
  return undefined;
}

/** Whether the screen was reading or the person was doing something. */
export type CallKind = 'read' | 'write';

let follow: (consequence: Consequence, kind: CallKind) => void = () => undefined;

/** Names who carries consequences out: the session part, once the router is there. */
export function followConsequences(follower: typeof follow): void {
  follow = follower;
}

/** Looks at every failed call of the product. */
export function handleEverywhere(error: unknown, kind: CallKind): void {
  const consequence = consequenceOf(error);
  if (consequence) follow(consequence, kind);
}
