import { expect, it } from 'vitest';
import { documentOf } from '../../ground/texts/plain-text.ts';
import { personalPassages, suggestRedactions } from './suggest-redactions.ts';

const found = (words: string) =>
  personalPassages(words).map(({ kind, start, end }) => [kind, words.slice(start, end)]);

it('finds who wrote, where they live and how to reach them', () => {
  const letter =
    'Dear Sir or Madam\nI live at 4 Elm Row, Oakham.\nKind regards\nAda Marsh\n12 Mill Lane\nOakham LE15 6AA\n01572 555 019\nada@marsh.example';
  expect(found(letter)).toEqual([
    ['address', '4 Elm Row, Oakham'],
    ['name', 'Ada Marsh'],
    ['address', '12 Mill Lane\nOakham LE15 6AA'],
    ['telephone number', '01572 555 019'],
    ['email address', 'ada@marsh.example'],
  ]);
});

it('finds relatives, neighbours and people with titles', () => {
  expect(found('My wife Susan and our neighbour Mr P. Holt agree with Janet Pell.')).toEqual([
    ['name', 'Susan'],
    ['name', 'Mr P. Holt'],
    ['name', 'Janet Pell'],
  ]);
});

it('leaves places, plans, references and public bodies', () => {
  expect(
    found(
      'Site ST12 off Victoria Road, near Grace Park and King George Avenue, 24/01877/OUT.\nEnvironment Agency\nenquiries@environment-agency.gov.uk\nThe land at 12 Mill Lane is 1,500 m from St Mary’s Church. In 2007 it flooded.',
    ),
  ).toEqual([]);
});

it('counts letters over paragraphs and lines, and leaves what is redacted', () => {
  const [only] = suggestRedactions(
    documentOf('One.\n\nTwo,\nthree.\n\nYours sincerely\nAda Marsh'),
  );
  expect(only).toEqual({ kind: 'name', quote: 'Ada Marsh', start: 33, end: 42 });
});
