import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawn } from '../testing/thorough.ts';
import { plain } from './plain.ts';

/** As it was written before: slow for many brackets, and right. */
const plainByExpression = (typed: string) =>
  typed
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[[\]`*_~<>|\\]/g, '')
    .replaceAll(/^[ \t]*(#+|\^+|-{3,}|\+|-|\d+\.)[ \t]*/gm, '')
    .replaceAll(/\bhttps?:\/\//gi, '')
    .replaceAll(/^[ \t]+/gm, '')
    .trim();

it('keeps the words of links, however brackets stand', () => {
  expect(plain('See ![a](https://x.example) and [b](y), not [c] (d) or [e](f')).toBe(
    'See a and b, not c (d) or e(f',
  );
  fc.assert(
    fc.property(
      fc
        .array(fc.constantFrom('[', ']', '(', ')', '!', 'a', '](', '\n'), { maxLength: 16 })
        .map((all) => all.join('')),
      (typed) => {
        expect(plain(typed)).toBe(plainByExpression(typed));
      },
    ),
    drawn(200, 10_000),
  );
});

it('reads a page of brackets', () => {
  expect(plain('[a]('.repeat(100_000))).toBe('a('.repeat(100_000));
});
