import { expect, it } from 'vitest';
import { answerFaults, emptyAnswer } from './answer-rules.ts';
import { chosenLimits } from './chosen-limits.ts';
import { emptyQuestion } from './schema.ts';

const options = ['yes-', 'no--', 'other'].map((id) => ({
  id,
  title: id,
  description: '',
  imageUrl: '',
}));

it('refuses an empty text that follows an option where it is required, and there alone', () => {
  const asked = (isRequired?: boolean) => ({
    ...emptyQuestion('radio'),
    options,
    conditional: { if: 'other', title: 'Which?', isRequired },
  });
  const faults = (isRequired: boolean | undefined, chosen: string, conditionalText: string) =>
    answerFaults(asked(isRequired), { ...emptyAnswer(), chosen: [chosen], conditionalText }, null);
  const missing = { conditionalText: 'Please fill in your response.' };
  expect(faults(true, 'other', ' ')).toEqual(missing);
  expect(faults(true, 'other', 'Flats')).toEqual({});
  expect(faults(true, 'yes-', '')).toEqual({});
  // Editions from before it could be required say nothing of it.
  expect(faults(undefined, 'other', '')).toEqual({});
});

it.each([
  [2, 2, 'Choose 2.'],
  [3, 3, 'Choose 3.'],
  [2, null, 'Choose at least 2.'],
  [null, 2, 'Choose at most 2.'],
  [null, null, null],
])('says how many can be chosen: %s to %s', (minSelected, maxSelected, words) => {
  expect(chosenLimits({ minSelected, maxSelected, options })).toBe(words);
});
