import { expect, test } from 'vitest';
import { historyWords } from './history-words.ts';

const item = (more: object) => ({
  type: 'EDIT' as const,
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
])('%s reads %s', (edit_content, text) => expect(historyWords(item({ edit_content }))).toBe(text));

test.each([
  ['UPLOAD', 'plan.pdf|map.png', 'Uploaded plan.pdf, map.png'],
  ['DELETE', String.raw`a\|b.pdf`, 'Deleted a|b.pdf'],
  ['QUARANTINE', 'bad.pdf', 'Quarantined bad.pdf'],
])('%s of files %s reads %s', (action_type, file_name, text) =>
  expect(historyWords(item({ type: 'FILE', action_type, file_name }))).toBe(text),
);

test('a note is its words', () =>
  expect(historyWords(item({ type: 'NOTE', content: 'Seen on site' }))).toBe('Seen on site'));
