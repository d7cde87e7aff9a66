import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { expect, test } from 'vitest';
import { historyWords } from './history-words.ts';

const fields = new Map([
  ['homes', { type: 'residential-units', format: {}, options: [] }],
  ['permission_date', { type: 'date', format: {}, options: [] }],
  ['status', { type: 'dropdown', format: {}, options: [{ value: 'rec', label: 'Received' }] }],
]) as unknown as ReadonlyMap<string, DictionaryField>;
const item = (more: object) => ({
  type: 'EDIT' as const,
  column_name: null,
  edit_content: null,
  content: null,
  file_name: null,
  action_type: null,
  ...more,
});

test.each([
  ['Homes|12|20', 'Homes: 12 → 20'],
  ['Homes||20', 'Homes: 20'],
  ['Deliverable|true|false', 'Deliverable: Yes → No'],
  ['Deliverable|dontknow|true', 'Deliverable: Not known → Yes'],
  [String.raw`Notes|a|b\|c`, 'Notes: a → b|c'],
  ['Notes|a|', 'Notes cleared, was a'],
])('%s reads %s', (edit_content, text) =>
  expect(historyWords(item({ edit_content }), fields)).toBe(text),
);

test.each([
  ['homes', 'Homes|1200|9', 'Homes: 1,200 units → 9 units'],
  ['homes', 'Homes|9|', 'Homes cleared, was 9 units'],
  ['homes', 'Homes|about ten|9', 'Homes: about ten → 9 units'],
  ['permission_date', 'Granted||2026-04-03', 'Granted: 3 April 2026'],
  ['status', 'Status|rec|gone', 'Status: Received → gone'],
])('an edit of %s, %s, is written as its field is: %s', (column_name, edit_content, text) =>
  expect(historyWords(item({ column_name, edit_content }), fields)).toBe(text),
);

test.each([
  ['UPLOAD', 'plan.pdf|map.png', 'Uploaded plan.pdf, map.png'],
  ['DELETE', String.raw`a\|b.pdf`, 'Deleted a|b.pdf'],
  ['RESTORE', 'plan.pdf', 'Restored plan.pdf'],
  ['QUARANTINE', 'bad.pdf', 'Quarantined bad.pdf'],
])('%s of files %s reads %s', (action_type, file_name, text) =>
  expect(historyWords(item({ type: 'FILE', action_type, file_name }), fields)).toBe(text),
);

test('a note is its words', () =>
  expect(historyWords(item({ type: 'NOTE', content: 'Seen on site' }), fields)).toBe(
    'Seen on site',
  ));
