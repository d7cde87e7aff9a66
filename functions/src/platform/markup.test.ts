import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawn } from './testing/thorough.ts';
import { elementsIn, replaceElements, withoutTags } from './markup.ts';

const pieces = (...of: string[]) =>
  fc.array(fc.constantFrom(...of), { maxLength: 12 }).map((all) => all.join(''));

it('leaves out what an expression for tags would', () => {
  fc.assert(
    fc.property(pieces('<', '>', 'a', '</a', ' ', '\n'), (html) => {
      expect(withoutTags(html)).toBe(html.replaceAll(/<[^>]*>/g, ''));
      expect(withoutTags(html, ' ')).toBe(html.replaceAll(/<[^>]*>/g, ' '));
    }),
    drawn(40, 1000),
  );
});

it('finds and replaces the elements that an expression would', () => {
  const ends = { open: /<a\b[^<>]*>/g, close: /<\/a>/g };
  const whole = /(<a\b[^<>]*>)(.*?)<\/a>/gs;
  fc.assert(
    fc.property(pieces('<a>', '<a href="x">', '</a>', '<b>', 'x', '<a', '\n'), (html) => {
      expect(elementsIn(html, ends)).toEqual(
        [...html.matchAll(whole)].map(([, tag, inside]) => ({ tag, inside })),
      );
      expect(replaceElements(html, ends, ({ inside }) => `[${inside}]`)).toBe(
        html.replaceAll(whole, '[$2]'),
      );
    }),
    drawn(40, 1000),
  );
});

it('takes an element that closes itself for empty', () => {
  expect(elementsIn('<v a="1"/><v>2</v>', { open: /<v\b[^<>]*>/g, close: /<\/v>/g })).toEqual([
    { tag: '<v a="1"/>', inside: '' },
    { tag: '<v>', inside: '2' },
  ]);
});

it('reads a page of unclosed tags', () => {
  const page = '<a><'.repeat(250_000);
  expect(withoutTags(page)).toHaveLength(1);
  expect(elementsIn(page, { open: /<a>/g, close: /<\/a>/g })).toEqual([]);
});
