import { expect, test } from 'vitest';
import { cardLines, goRound } from './info-card-lines.ts';

const properties = {
  name: 'Quayside',
  designated: '1990-04-01',
  notes: '  ',
  url: 'https://example.org/ca/1?a=b',
  script: 'javascript:alert(1)',
  gone: null,
  listed: false,
  grades: ['I', 'II*'],
};

test('the configured fields in their order, without the empty ones', () => {
  const fields = ['notes', 'gone', 'designated', 'name', 'unknown'].map((value) => ({
    label: value.toUpperCase(),
    value,
  }));
  expect(cardLines(properties, { fields }).map(({ label, value }) => [label, value])).toEqual([
    ['DESIGNATED', '1990-04-01'],
    ['NAME', 'Quayside'],
  ]);
});

test('addresses on the web become links, and nothing else does', () => {
  const hrefs = cardLines(properties, undefined).map(({ label, href }) => [label, href]);
  expect(Object.fromEntries(hrefs)).toMatchObject({
    Url: 'https://example.org/ca/1?a=b',
    Script: undefined,
    Name: undefined,
  });
});

test('without a configuration every property that says something', () => {
  const lines = cardLines(properties, undefined).map(({ label, value }) => [label, value]);
  expect(lines).toEqual([
    ['Name', 'Quayside'],
    ['Designated', '1990-04-01'],
    ['Url', 'https://example.org/ca/1?a=b'],
    ['Script', 'javascript:alert(1)'],
    ['Listed', 'No'],
    ['Grades', 'I, II*'],
  ]);
});

test('next and previous go round', () => {
  expect([goRound(2, 1, 3), goRound(0, -1, 3), goRound(1, 1, 3), goRound(0, 1, 1)]).toEqual([
    0, 2, 2, 0,
  ]);
});
