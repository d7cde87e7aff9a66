import { noteOpenSession } from './storage.ts';

/** Whoever opened this page, or signed in on it last, by uid; undefined for nobody. */
let owner: string | undefined;

/**
 * Whether a page on which this account is signed in is theirs. A page of nobody's becomes theirs, and what others typed
 * in this tab is not found from then on. One that is somebody else's stays so: it has to be loaded anew.
 */
export function takePage(uid: string): 'theirs' | 'another' {
  if ((owner ??= uid) !== uid) return 'another';
  noteOpenSession(uid);
  return 'theirs';
}

export const isNobodysPage = () => owner === undefined;

/** Makes the page nobody's again. */
export function leavePage(): void {
  owner = undefined;
}
