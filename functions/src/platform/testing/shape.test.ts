import { describe, expect, it } from 'vitest';
import { faultIn, faultInRow, type Shape } from './shape.ts';

const text: Shape = { is: 'typeof', name: 'string' };
const number: Shape = { is: 'typeof', name: 'number' };
const none: Shape = { is: 'literal', value: null };
const field = (shape: Shape, optional = false) => ({ shape, optional });
const person: Shape = {
  is: 'object',
  fields: {
    id: field(number),
    name: field({ is: 'either', of: [text, none] }),
    note: field(text, true),
  },
};

describe('a row held against its type', () => {
  it.each([
    [{ id: 1, name: 'Ada' }, undefined],
    [{ id: 1, name: null, note: 'x' }, undefined],
    [{ id: '1', name: null }, 'id: expected number, got "1"'],
    [{ id: null, name: null }, 'id: expected number, got null'],
    [{ id: 1, name: 2 }, 'name: expected string or null, got 2'],
    [{ id: 1 }, 'missing: name'],
    [{ id: 1, name: null, age: 3 }, 'not in its type: age'],
  ])('%j: %s', (row, fault) => {
    expect(faultInRow(row, person)).toBe(fault);
  });

  it('fits one of several', () => {
    const place: Shape = { is: 'object', fields: { x: field(number) } };
    const either: Shape = { is: 'either', of: [person, place] };
    expect(faultInRow({ x: 1 }, either)).toBeUndefined();
    expect(faultInRow({ y: 1 }, either)).toBe('missing: id, name');
  });
});

describe('a value held against its type', () => {
  it.each<[unknown, Shape, string | undefined]>([
    [['a', 'b'], { is: 'list', of: text }, undefined],
    [['a', 1], { is: 'list', of: text }, '[1]: expected string, got 1'],
    ['a', { is: 'list', of: text }, 'row: expected a list, got "a"'],
    [[1, 2, 3], { is: 'tuple', of: [number, number] }, 'row: expected 2 entries, got [1,2,3]'],
    [{ a: 1 }, { is: 'map', of: number }, undefined],
    [{ a: 'x' }, { is: 'map', of: number }, 'a: expected number, got "x"'],
    [new Date(0), { is: 'instance', of: 'Date' }, undefined],
    ['1970', { is: 'instance', of: 'Date' }, 'row: expected Date, got "1970"'],
    [
      { id: 1, name: 2 },
      { is: 'either', of: [none, person] },
      'name: expected string or null, got 2',
    ],
    [undefined, { is: 'anything' }, undefined],
  ])('%j as %j: %s', (value, shape, fault) => {
    expect(faultIn(value, shape)).toBe(fault);
  });
});
