import { expect, it } from 'vitest';
import { typedAddress } from './typed-address.ts';

it.each([
  ['www.oak.gov.uk', 'https://www.oak.gov.uk'],
  [' oak.gov.uk/plan?a=1#b ', 'https://oak.gov.uk/plan?a=1#b'],
  ['http://oak.gov.uk', 'http://oak.gov.uk'],
  ['ann@oak.gov.uk', 'mailto:ann@oak.gov.uk'],
  ['mailto:ann@oak.gov.uk', 'mailto:ann@oak.gov.uk'],
  ['tel:+441912776000', 'tel:+441912776000'],
  ['#homes', '#homes'],
  ['/p/document/1/attachments', '/p/document/1/attachments'],
])('%s leads to %s', (typed, address) => expect(typedAddress(typed, true)).toBe(address));

it.each([
  '',
  'the plan',
  'plan',
  'javascript:alert(1)',
  'https://ann:secret@oak.gov.uk',
  '//oak.gov.uk',
  '/\\oak.gov.uk',
  'ftp://oak.gov.uk',
])('%s leads nowhere', (typed) => expect(typedAddress(typed, true)).toBeUndefined());

it.each(['#homes', '/p/document/1'])('%s leads nowhere from a letter', (typed) =>
  expect(typedAddress(typed, false)).toBeUndefined(),
);
