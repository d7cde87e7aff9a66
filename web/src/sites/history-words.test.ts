import { expect, test } from 'vitest';
import { historyWords } from './history-words.ts';

const words = (edit_content: string) =>
  historyWords({ type: 'EDIT', edit_content, content: null } as never);

test.each([
  ['Homes|12|20', 'Homes: 12 → 20'],
  ['Homes||20', 'Homes: 20'],
  ['Deliverable|true|false', 'Deliverable: Yes → No'],
  ['Deliverable|dontknow|true', 'Deliverable: Not known → Yes'],
  ['Notes|a|b|c', 'Notes: a → b|c'],
])('%s reads %s', (edit, text) => expect(words(edit)).toBe(text));
