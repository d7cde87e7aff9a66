import { FOR_LINK, placeToReturn, rememberPlace } from './storage.ts';

/**
 * Somebody followed a plain link of a public page, before its script could remember the place or into another tab. A
 * referrer has no hash: `at` is the id of the question whose link it was.
 */
export function rememberReferrer(at: string | null): void {
  const from = document.referrer;
  if (!from.startsWith(`${location.origin}/p/`)) return;
  const page = from.slice(location.origin.length);
  const place = at !== null && ELEMENT_ID.test(at) ? `${page}#${at}` : page;
  const kept = placeToReturn();
  // What the page itself remembered says more than its address; another page's place is an old one.
  if (kept === null || (place !== page && kept !== place)) rememberPlace(place);
}

const ELEMENT_ID = /^[\w-]{1,64}$/;

/**
 * Lets the tab in which an e-mailed link will be opened know which public page the person came from: its own storage
 * begins empty.
 */
export function keepPlaceForLink(): void {
  const place = publicPlace();
  if (place !== undefined) localStorage.setItem(FOR_LINK, place);
}

/**
 * In the tab of an e-mailed link: goes on where the person was, in whichever tab that was; on another device where the
 * link itself leads.
 */
export function takePlaceForLink(ofLink: string | null): void {
  const place = localStorage.getItem(FOR_LINK) ?? ofLink;
  localStorage.removeItem(FOR_LINK);
  if (place?.startsWith('/p/') && placeToReturn() === null) rememberPlace(place);
}

/** The public page to which whoever opens an account now wants to come back; undefined for none. */
export function publicPlace(): string | undefined {
  const place = placeToReturn();
  return place?.startsWith('/p/') ? place : undefined;
}
