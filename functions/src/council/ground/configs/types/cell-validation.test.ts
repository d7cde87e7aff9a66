import { describe, expect, it } from 'vitest';
import { readValidation, validationNames } from './cell-validation.ts';

const fits = (validation: string, text: string) => {
  const read = readValidation(validation);
  return read && 'pattern' in read && read.pattern.test(text);
};

describe('what a cell’s validation says', () => {
  it.each(validationNames)('%s is a rule', (name) =>
    expect(readValidation(name)).toEqual({ name }),
  );

  it('a pattern is that of the whole value', () => {
    expect(fits('/[A-Z]{2}-\\d{4}/', 'NE-0042')).toBe(true);
    expect(fits('/[A-Z]{2}-\\d{4}/', 'NE-00421')).toBe(false);
    expect(fits('/\\d+\\/\\d{5}\\/(?:FUL|OUT)/', '24/01234/OUT')).toBe(true);
    expect(fits('/a|b/', 'ab')).toBe(false);
    expect(fits('/\\p{Lu}.*/', 'Élan')).toBe(true);
  });

  it.each([
    ['a word that is no rule', 'numeric'],
    ['nothing between slashes', '//'],
    ['no pattern at all', '/[a-/'],
    ['a repeated group', '/(a+)+/'],
    ['a group so many times', '/(a|a){50}b/'],
    ['a group that may be left out', '/(a|a)?/'],
    ['a look ahead', '/(?=a)a/'],
    ['a look back', '/(a)\\1/'],
    ['endless parts in a row', '/a*a*a*b/'],
    ['parts of many lengths in a row', '/a{0,99}a{0,99}a{0,99}b/'],
    ['many ways to go', '/a?a?a?a?a?a?a?/'],
    ['many ways to go before endless parts', '/a?a?a?a*a*b/'],
    ['more than anyone reads', `/${'a'.repeat(101)}/`],
  ])('refuses %s: %s', (_, text) => expect(readValidation(text)).toBeUndefined());

  it.each(['/(?:a|a)a?a*a*b/', '/(?:a|a)(?:a|a)(?:a|a)a?a?a?a*b/'])(
    'tries the slowest that it lets pass on a long text at once: %s',
    (slow) => {
      const { pattern } = readValidation(slow) as { pattern: RegExp };
      expect(pattern.test('a'.repeat(1000))).toBe(false);
    },
  );
});
