import { expect, it } from 'vitest';
import { someField } from '../../../council/ground/dictionary/testing/some-field.ts';
import { factsOf } from './facts.ts';

const field = (name: string, type: string, label: string) => someField(name, type, { label });
const fields = [
  field('plan', 'text.small', 'Plan'),
  field('remarks', 'text.large', 'Remarks'),
  field('kind', 'dropdown', 'Kind'),
  field('empty', 'text.small', 'Empty'),
  field('name', 'text.small', 'Name'),
];
const values = {
  plan: 'https://www.southwark.test/planning/site-plans/SWK-0012.pdf',
  remarks: 'Short, and still a text to read.',
  kind: 'Brownfield',
  empty: '',
  name: 'Mill Lane',
};
const shown = { card: [{ label: 'Type', dbPropertyName: 'kind' }], tabs: [], elsewhere: ['name'] };

it('shows each field once under the name that people see, long texts apart, and nothing for an empty one', () => {
  const { facts, notes } = factsOf(values, fields, shown);
  expect(facts.map(({ label, text }) => [label, text])).toEqual([
    ['Type', 'Brownfield'],
    ['Plan', 'southwark.test/…/SWK-0012.pdf'],
  ]);
  expect(notes).toEqual([{ label: 'Remarks', text: 'Short, and still a text to read.' }]);
});

it('links to the whole of an address that paper shows in one line', () => {
  const link = ({ plan }: { plan: string }) => factsOf({ plan }, fields, shown).facts[0];
  expect(link(values)?.link).toBe(values.plan);
  expect(link({ plan: 'https://a.test/id/' })?.text).toBe('a.test/id');
  expect(link({ plan: `https://a.test/${'x'.repeat(60)}` })?.text).toHaveLength(30);
  expect(link({ plan: 'javascript:alert(1)' })?.link).toBeUndefined();
});
