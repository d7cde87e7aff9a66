import { expect, it } from 'vitest';
import { differingParts } from './differing.ts';
import { groupAlike } from './group-alike.ts';

const letter = `I object to the homes proposed north of Mill Lane. The lane is narrow and has no pavement.
The school is full, and the surgery does not take new patients. The field floods every winter.
Please take the site out of the plan and protect the gap between the two villages.`;
const others = [
  'The market square needs more trees and fewer parked cars, and shops should open later in summer.',
  'We support the plan for the town centre, above all the new library and the homes over the shops.',
  'Thank you for consulting us. We have no comments to make on the draft of the local plan.',
];
const numbered = (texts: readonly string[]) => texts.map((text, at) => ({ id: at + 1, text }));

it('finds the letters of a campaign among others, whatever was added to them', () => {
  const texts = numbered([
    letter,
    others[0]!,
    letter.toUpperCase().replaceAll('.', ' !'),
    `Dear Sir,\n\n${letter}\n\nYours, Ada Marsh, 4 Mill Lane`,
    others[1]!,
    letter.replace(
      'The field floods every winter.',
      'My garden was under water for a week in May.',
    ),
    others[2]!,
  ]);
  const [group, ...more] = groupAlike(texts);
  expect(more).toEqual([]);
  expect(group!.leader).toBe(1);
  expect(group!.members.map(({ id }) => id).sort()).toEqual([1, 3, 4, 6]);
  expect(group!.members[0]).toEqual({ id: 1, similarity: 1 });
});

it('makes no campaign of two, of few words, or of what is merely about the same thing', () => {
  expect(groupAlike(numbered([letter, letter, ...others]))).toEqual([]);
  expect(groupAlike(numbered(Array.from({ length: 9 }, () => 'I object to this plan')))).toEqual(
    [],
  );
  const own = [
    'I object to the homes north of Mill Lane, because my children walk to school there every day.',
    'The homes north of Mill Lane would put more lorries past the school, and I object to that.',
    'North of Mill Lane there are newts and owls. I object to any homes there, now or later.',
  ];
  expect(groupAlike(numbered(own))).toEqual([]);
});

it('keeps two campaigns apart, the larger one first', () => {
  const second = `Keep our library open. It is the only warm place for pensioners in the week, and the only
one with computers for those who have none at home. Closing it would save little and cost much.`;
  const texts = numbered([letter, second, second, letter, second, `${second} Thank you.`, letter]);
  expect(groupAlike(texts).map(({ members }) => members.length)).toEqual([4, 3]);
});

it('tells what a letter adds and leaves out, word by word', () => {
  const parts = differingParts('The lane is narrow and dark.', 'The lane is far too narrow.');
  expect(
    parts
      .filter(({ kind }) => kind !== 'removed')
      .map(({ text }) => text)
      .join(''),
  ).toBe('The lane is far too narrow.');
  expect(parts.filter(({ kind }) => kind === 'added').map(({ text }) => text.trim())).toContain(
    'far',
  );
});
