import { expect, it } from 'vitest';
import { expressionsIn } from './expressions.ts';
import { slowness } from './slow-expressions.ts';

const judged = (code: string) =>
  expressionsIn(code, 'functions/src/made-up.ts').map((each) => slowness(each) !== undefined);

it.each([
  ['repetitions that share letters', String.raw`/^\d*\.?\d+$/`],
  ['a repetition within another', String.raw`/^(?:\w+\s?)+$/`],
  ['an end that is looked for from each letter', String.raw`/<[^>]*>/g`],
  ['spaces before an end', String.raw`/\s+$/`],
  ['repetitions that share a word', String.raw`/^(?:ab)*(?:ab)*$/`],
  ['repetitions of classes that share words', String.raw`/^(?:\d\w)*(?:\w\d)*x/`],
  ['words of which the second has the first within', String.raw`/^(?:\d{3},)*(?:\d+,)*;/`],
  ['a word that is read as part of what comes after', String.raw`/^(?:[\w-]+\.)*council\.[\w.]+$/`],
  ['a repeated word within a repetition', String.raw`/^(?:(?:ab)+)+$/`],
  ['a repeated word beside what may be left out', String.raw`/^(?:(?:ab)*c?)+$/`],
])('finds %s', (_what, expression) => {
  expect(judged(`const FOUND = ${expression};`)).toEqual([true]);
});

it.each([
  ['what is read once', String.raw`/^(?:\d+(?:\.\d+)?|\.\d+)$/`],
  ['an end that stops where it began', String.raw`/<[^<>]*>/g`],
  ['spaces from the first one', String.raw`/(?<!\s)\s+$/`],
  ['repeated words that begin otherwise', String.raw`/^(?:ab)*(?:cb)*$/`],
  ['repeated words with a sign between', String.raw`/^(?:(?:ab)+c)+$/`],
  ['words behind which nothing is refused', String.raw`/^(?:ab)*(?:ab)*/`],
  ['a limited number of words', String.raw`/^(?:ab){1,4}(?:ab){1,4}x/`],
  ['a limited number of times', String.raw`/\d{1,4}\d{1,4}x/`],
])('passes %s', (_what, expression) => {
  expect(judged(`const PASSED = ${expression};`)).toEqual([false]);
});

it('reads a letter by its number as that letter, not as a number of times', () => {
  expect(judged(String.raw`const ENDS = /^(?:a\u{2028})*(?:b\u{2028})*c\u{2029}$/u;`)).toEqual([
    false,
  ]);
  expect(judged(String.raw`const SHARED = /^(?:a\u{2028})*(?:a\u{2028})*$/u;`)).toEqual([true]);
});

it('looks through many words of which none is repeated, and names what goes round in too many places', () => {
  const words = Array.from({ length: 300 }, (_, at) => `word${at}`);
  expect(judged(`const WORDS = /\\b(?:${words.join('|')})\\b/;`)).toEqual([false]);
  const rounds = words.slice(0, 100).map((word) => `(?:${word};)*`);
  const [found] = expressionsIn(
    `const ROUNDS = /^${rounds.join('')}$/;`,
    'functions/src/made-up.ts',
  );
  expect(found && slowness(found)).toContain('goes round in too many places');
});

it('finds those that are put together of constants and of what only the running program knows', () => {
  const code = `
    const WORD = '\\\\w+';
    const made = new RegExp(\`^\${WORD}\\\\s*\` + WORD + '$', 'u');
    const linear = new RegExp(\`^\${named(WORD)} {1,\${most}}$\`);
    const again = RegExp(made.source);
  `;
  expect(judged(code)).toEqual([true, false, true]);
});

it('says the line and the letters to repeat', () => {
  const [only] = expressionsIn('const one = 1;\nconst END = /0+$/;', 'functions/src/made-up.ts');
  expect(only).toEqual({ source: '0+$', flags: '', line: 2 });
  expect(only && slowness(only)).toBe('begins anew at each letter: repeated 0');
});
