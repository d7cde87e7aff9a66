import { leaveAccount, noteAccount, pageAccount } from '../api/account.ts';
import { adoptDrafts } from '../forms/drafts.ts';

const RETURN_TO = 'session.return-to';
const REASON = 'session.reason';
const ENDED = 'session.ended';
const CUT_OFF = 'session.cut-off';
/** In what all tabs share: the public page to which an e-mailed link leads back. */
export const FOR_LINK = 'session.place-for-link';
const WAS_OPEN = 'session.open';
/** Entries in the tab's storage with this prefix belong to the person signed in: they go with them, and before another. */
export const PERSONAL = 'personal.';

/** Remembers the page on which signing in became necessary, for this tab. */
export function rememberPlace(path: string): void {
  sessionStorage.setItem(RETURN_TO, path);
}

/** The remembered page, without forgetting it: for the round trip to the provider. */
export const placeToReturn = () => sessionStorage.getItem(RETURN_TO);

/**
 * Where to continue after signing in; `fallback` if no page was remembered. It may be read more than once on the way,
 * so it is forgotten only on arrival.
 */
export function placeToGo(fallback = '/'): string {
  const place = placeToReturn();
  return place?.startsWith('/') && !place.startsWith('//') ? place : fallback;
}

export function forgetPlace(): void {
  sessionStorage.removeItem(RETURN_TO);
}

/** Somebody signed in has arrived at `path`: if it was the remembered page, forget it. */
export function arrivedAt(path: string): void {
  if (placeToReturn() === path) forgetPlace();
}

/** Remembers that the account may see no page at all, for the sign-in page to say so. */
export function rememberNoPermission(): void {
  sessionStorage.setItem(REASON, 'no-permission');
}

export const wasWithoutPermission = () => sessionStorage.getItem(REASON) === 'no-permission';

export interface Refusal {
  title: string;
  text: string;
}
const REFUSAL = `${PERSONAL}refusal`;

/** Remembers why a page was refused, for the page of the server's to which that led. */
export function rememberRefusal(refusal: Refusal): void {
  sessionStorage.setItem(REFUSAL, JSON.stringify(refusal));
}

/** Why a page was refused, once; undefined where none was. */
export function takeRefusal(): Refusal | undefined {
  const kept = sessionStorage.getItem(REFUSAL);
  sessionStorage.removeItem(REFUSAL);
  return kept === null ? undefined : (JSON.parse(kept) as Refusal);
}

const WORDS = `${PERSONAL}words`;

/** Remembers what was said on a page that leads to one of the server's, which is loaded anew; nothing for none. */
export function rememberWords(words: readonly string[]): void {
  if (words.length > 0) sessionStorage.setItem(WORDS, words.join(' '));
}

/** What is still to be said on the page to which the app led, once; undefined for nothing. */
export function takeWords(): string | undefined {
  const kept = sessionStorage.getItem(WORDS) ?? undefined;
  sessionStorage.removeItem(WORDS);
  return kept;
}

/**
 * This account's session is open in this browser; that it is, is no secret, only the hint to ask why it is no longer
 * valid. What a visitor has typed in this tab becomes theirs; what another account has typed stays that account's.
 */
export function noteOpenSession(uid: string): void {
  const before = pageAccount();
  if (before !== uid) {
    if (before === null) adoptDrafts(uid);
    else forgetPersonal();
    noteAccount(uid);
  }
  localStorage.setItem(WAS_OPEN, 'yes');
  for (const key of [ENDED, CUT_OFF, REASON]) sessionStorage.removeItem(key);
}

/** Nobody is signed in on a page that has just begun: what was typed in this tab waits for whoever typed it. */
export function noteNobody(): void {
  forgetPersonal();
  noteAccount(null);
}

/** The session closed: somebody here asked for that, it was found gone, or the server said that it ended. */
export function noteClosedSession(why: 'asked' | 'lost' | 'ended'): void {
  if (why === 'asked') {
    sessionStorage.removeItem(CUT_OFF);
    leaveAccount();
  } else if (hadOpenSession()) sessionStorage.setItem(CUT_OFF, 'yes');
  localStorage.removeItem(WAS_OPEN);
  localStorage.removeItem(FOR_LINK);
  forgetPersonal();
  if (why === 'ended') sessionStorage.setItem(ENDED, 'yes');
}

function forgetPersonal(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PERSONAL)) sessionStorage.removeItem(key);
  }
}

export const hadOpenSession = () => localStorage.getItem(WAS_OPEN) !== null;
/** Somebody who was at work here was signed out, and has not signed in again since. */
export const wasCutOff = () => sessionStorage.getItem(CUT_OFF) !== null;
export const sessionWasEnded = () => sessionStorage.getItem(ENDED) !== null;

/** Somebody has seen that the session ended, or came to sign in. */
export function forgetEndedSession(): void {
  sessionStorage.removeItem(ENDED);
}
