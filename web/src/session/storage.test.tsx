import { staffReturnTo } from '@contract/council/session/contract/parts.ts';
import { beforeEach, expect, it } from 'vitest';
import { noteAccount, pageAccount } from '../api/account.ts';
import { draftOf, forgetDrafts, hasDrafts, keepDraft } from '../forms/drafts.ts';
import { placeToSend } from './place-to-send.ts';
import { rememberReferrer, takePlaceForLink } from './place-of-link.ts';
import {
  noteClosedSession,
  noteNobody,
  noteOpenSession,
  PERSONAL,
  placeToReturn,
  rememberPlace,
  rememberWords,
  takeWords,
} from './storage.ts';

const QUESTION = '11111111-1111-4111-8111-111111111111';
const from = (page: string) =>
  Object.defineProperty(document, 'referrer', {
    value: `${location.origin}${page}`,
    configurable: true,
  });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('who came by the link of a question comes back to it, before a script remembered the place', () => {
  from('/p/document/7');
  rememberReferrer(QUESTION);
  expect(placeToReturn()).toBe(`/p/document/7#${QUESTION}`);
});

it('the question of the link comes before a place of long ago, and a place with a hash before none', () => {
  from('/p/document/7');
  rememberPlace('/p/document/3#old');
  rememberReferrer(QUESTION);
  expect(placeToReturn()).toBe(`/p/document/7#${QUESTION}`);
  rememberReferrer(null);
  expect(placeToReturn()).toBe(`/p/document/7#${QUESTION}`);
});

it('nothing is remembered of what is no page of the public, nor of what names no question', () => {
  from('/p/document/7');
  rememberReferrer('"><script>');
  expect(placeToReturn()).toBe('/p/document/7');
  sessionStorage.clear();
  from('/sites');
  rememberReferrer(QUESTION);
  expect(placeToReturn()).toBeNull();
});

it('an e-mailed link leads back where it says on a device that remembers nothing, and nowhere else', () => {
  takePlaceForLink('https://evil.example/p/');
  takePlaceForLink('//evil.example');
  expect(placeToReturn()).toBeNull();
  takePlaceForLink(`/p/document/7#${QUESTION}`);
  expect(placeToReturn()).toBe(`/p/document/7#${QUESTION}`);
});

it('what was said is said once more on the page that is loaded anew', () => {
  rememberWords([]);
  expect(takeWords()).toBeUndefined();
  rememberWords(['Your email address is confirmed']);
  expect(takeWords()).toBe('Your email address is confirmed');
  expect(takeWords()).toBeUndefined();
});

it('staff sign in from whatever search: an address that is too long for the provider loses its query', () => {
  const search = (length: number) => `/map?filters=${'q'.repeat(length)}`;
  expect(placeToSend(search(1900), staffReturnTo)).toBe(search(1900));
  expect(placeToSend(search(2000), staffReturnTo)).toBe('/map');
  expect(placeToSend(null, staffReturnTo)).toBeUndefined();
});

it('what somebody typed is found by nobody else who signs in in the tab, and by them again', () => {
  noteOpenSession('una');
  keepDraft('letter', { text: 'Private' });
  sessionStorage.setItem(`${PERSONAL}token`, 'of Una');
  noteClosedSession('ended');
  noteOpenSession('bob');
  expect([draftOf('letter'), hasDrafts()]).toEqual([undefined, false]);
  expect(Object.keys(sessionStorage).join()).not.toContain(PERSONAL);
  // Logging out forgets what is one's own alone.
  forgetDrafts();
  noteClosedSession('asked');
  noteAccount(null);
  expect(draftOf('letter')).toBeUndefined();
  noteOpenSession('una');
  expect(draftOf('letter')).toEqual({ text: 'Private' });
});

it('what a visitor typed belongs to whoever signs in then, also after somebody logged out', () => {
  noteOpenSession('una');
  noteClosedSession('asked');
  // Until it goes, the page is still hers.
  expect(pageAccount()).toBe('una');
  noteNobody();
  keepDraft('letter', { text: 'By hand' });
  expect(pageAccount()).toBeNull();
  noteOpenSession('bob');
  expect(draftOf('letter')).toEqual({ text: 'By hand' });
  noteClosedSession('ended');
  noteOpenSession('una');
  expect(draftOf('letter')).toBeUndefined();
});
