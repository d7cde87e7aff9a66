import { expect, it } from 'vitest';
import { readContinueLink } from './continue-link.ts';

const QUESTION = '11111111-1111-4111-8111-111111111111';

it('reads where a link leads, to whom it was sent and for which client', () => {
  const hash = `#question=${QUESTION}&email=a%2Bb%40c.org&client=c1`;
  const link = {
    place: `/p/document/12#${QUESTION}`,
    questionId: QUESTION,
    siteId: null,
    email: 'a+b@c.org',
    clientId: 'c1',
  };
  expect(readContinueLink('12', hash)).toEqual(link);
  expect(readContinueLink('12', `${hash}&site=7`)).toEqual({ ...link, siteId: 7 });
  expect(readContinueLink('12', `${hash}&site=7%2F..`)).toEqual(link);
});

it.each([
  ['12', ''],
  ['12', `#question=${QUESTION}`],
  ['12', '#question=//evil.example&email=a@c.org'],
  ['12', `#question=${QUESTION}%0d&email=a@c.org`],
  ['..', `#question=${QUESTION}&email=a@c.org`],
])('leads nowhere with %s%s', (documentId, hash) => {
  expect(readContinueLink(documentId, hash)).toBeUndefined();
});
