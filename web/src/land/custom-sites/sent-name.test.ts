import { expect, it } from 'vitest';
import { sentName } from './sent-name.ts';

it.each([
  ["St Mary's", "St Mary''s"],
  ["''", "''''"],
  [' plain ', 'plain'],
])('%s is sent as %s', (typed, sent) => expect(sentName(typed)).toBe(sent));
