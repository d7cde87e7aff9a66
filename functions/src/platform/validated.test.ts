import { describe, expect, it } from 'vitest';
import { closed, yup } from './contract.ts';
import { faultsIn, validated } from './validated.ts';

let seen = 0;
const name = yup
  .string()
  .max(3)
  .test('seen', 'Seen', () => {
    seen += 1;
    return true;
  });
const people = closed({ people: yup.array().of(closed({ name }).required()).max(2) });
const peopleOf = (...names: string[]) => ({ people: names.map((each) => ({ name: each })) });

function faultsOf(value: unknown): [path: string | undefined, why: string][] {
  try {
    validated(people, value);
    return [];
  } catch (error) {
    return faultsIn(error as yup.ValidationError).map(({ path, message }) => [path, message]);
  }
}

describe('a value', () => {
  it('that its schema allows is given back as it is', () => {
    const value = peopleOf('Ann', 'Bo');
    expect(validated(people, value)).toBe(value);
  });

  it('has every fault told by its place', () => {
    expect(faultsOf(peopleOf('Anna', 'Bobby')).map(([path]) => path)).toEqual([
      'people[0].name',
      'people[1].name',
    ]);
  });

  it('with a list that is too long is refused before an entry is looked at', () => {
    seen = 0;
    expect(faultsOf(peopleOf('Anna', 'Bobby', 'Cyril')).map(([path]) => path)).toEqual(['people']);
    expect(seen).toBe(0);
  });

  it('that cannot be stored is refused by its place', () => {
    expect(faultsOf(peopleOf('\0'))).toEqual([
      ['people[0].name', 'Holds a character that cannot be stored'],
    ]);
  });
});
