import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../../platform/testing/thorough.ts';
import { plainText } from './plain-text.ts';
import { publicDocument } from './public-document.ts';
import type { TextDocument, TextMark, TextNode } from './text-nodes.ts';

const redaction = (id: string): TextMark => ({
  type: 'redaction',
  attrs: { id, redactionType: 'name', comment: 'Ж' },
});

/** Open words are of small letters, redacted ones of Ж and emoji, so that one of these anywhere is a leak. */
const word = fc.record({
  open: fc.string({ unit: fc.constantFrom(...'abc .,9'), minLength: 1, maxLength: 8 }),
  hidden: fc.string({ unit: fc.constantFrom('Ж', '🏡', ' '), minLength: 1, maxLength: 6 }),
  ids: fc.uniqueArray(fc.constantFrom('m1', 'm2', 'm3', '__proto__'), { maxLength: 3 }),
  bold: fc.boolean(),
});
const node = word.map(({ open, hidden, ids, bold }): TextNode => {
  const marks = [...ids.map(redaction), ...(bold ? [{ type: 'bold' }] : [])];
  return { type: 'text', text: ids.length > 0 ? hidden : open, marks };
});
const block = fc
  .array(node, { minLength: 1, maxLength: 6 })
  .map((content): TextNode => ({ type: 'paragraph', content }));
const text = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content): TextDocument => ({ type: 'doc', content }));

it('shows no letter under a redaction, however redactions lie over one another', () => {
  fc.assert(
    fc.property(text, (document) => {
      const shown = publicDocument(document);
      expect(JSON.stringify(shown)).not.toMatch(/[Ж🏡]/u);
      expect(plainText(shown)).not.toMatch(/[Ж🏡]/u);
    }),
    drawn(40, 1000),
  );
});

describe('words under two redactions', () => {
  const names = redaction('m1');
  const numbers: TextMark = {
    type: 'redaction',
    attrs: { id: 'm2', redactionType: 'telephone number', comment: '' },
  };
  const shownOf = (...marks: TextMark[][]) =>
    plainText(
      publicDocument({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: marks.map((each) => ({ type: 'text', text: 'Ж', marks: each })),
          },
        ],
      }),
    );

  it.each([
    ['within the first', [[names], [names, numbers], [names]], '<Redacted name>'],
    ['within the first, named after', [[names], [numbers, names], [names]], '<Redacted name>'],
    [
      'of which each covers more',
      [[names], [numbers, names], [numbers]],
      '<Redacted name><Redacted telephone number>',
    ],
  ])('add no label, %s', (_how, marks, shown) => {
    expect(shownOf(...marks)).toBe(shown);
  });
});
