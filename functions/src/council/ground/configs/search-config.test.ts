import { describe, expect, it } from 'vitest';
import { faults } from './testing/faults.ts';

const search = (...filters: object[]) => faults('site-search', { filters });
const base = { dbPropertyName: 'size_ha', label: 'Size' };

describe('site search', () => {
  it.each([
    ['number', { min: 0, max: 1, equality: '=' }, ['min', 'max', 'equality']],
    ['range', { min: 0, max: 1 }, ['min', 'max']],
    ['checkbox', { caption: 'Only brownfield' }, ['caption']],
    ['checkbox list', { checkboxes: [{ label: 'A', value: 'a' }] }, ['checkboxes']],
    ['text', { placeholder: 'Any' }, ['placeholder']],
    ['select', {}, ['label', 'dbPropertyName']],
    ['date range', {}, ['label', 'dbPropertyName']],
    ['in array', {}, ['label', 'dbPropertyName']],
    ['in area', {}, ['label']],
    ['group', { filters: [{ ...base, type: 'select' }] }, ['filters']],
  ])('a filter of type %s cannot do without its parts', (type, parts, demanded) => {
    const whole: Record<string, unknown> =
      type === 'group' ? { type, ...parts } : { ...base, type, ...parts };
    expect(search(whole)).toEqual([]);
    for (const part of demanded) {
      const { [part]: _, ...rest } = whole;
      expect(search(rest)).toEqual([
        `filters[0].${part}: ${part} is required for a filter of type ${type}`,
      ]);
    }
  });

  it('checks the filters of a group, however deep', () => {
    const group = (filters: object[]) => ({ type: 'group', operator: '_or', filters });
    expect(search(group([group([{ ...base, type: 'checkbox' }])]))).toEqual([
      'filters[0].filters[0].filters[0].caption: caption is required for a filter of type checkbox',
    ]);
  });

  it('refuses unknown kinds, operators and comparisons, and min above max', () => {
    expect(search({ ...base, type: 'slider' })[0]).toContain('filters[0].type');
    expect(
      search({ type: 'group', operator: '_xor', filters: [{ ...base, type: 'select' }] })[0],
    ).toContain('operator');
    const number = { ...base, type: 'number', min: 0, max: 1 };
    expect(search({ ...number, equality: '~' })[0]).toContain('equality');
    expect(search({ ...base, type: 'range', min: 2, max: 1 })[0]).toContain(
      'min must not be above',
    );
  });

  const lists = { checkboxes: [{ label: 'A', value: 'a' }] };
  it.each([
    ['text', { placeholder: '-' }, 'mill', 7],
    ['number', { min: 0, max: 9, equality: '>=' }, 2, 'two'],
    ['range', { min: 0, max: 9 }, [1, null], [1]],
    ['date range', {}, ['2026-04-03', null], ['2026-02-31', null]],
    ['select', lists, 'a', ['a']],
    ['checkbox', { caption: 'Only' }, 'yes', {}],
    ['checkbox list', lists, ['a'], 'a'],
    ['in array', {}, [1, 'a'], [[]]],
  ])('a %s filter begins with a value of its kind', (type, parts, fits, doesNot) => {
    expect(search({ ...base, type, ...parts, value: fits })).toEqual([]);
    expect(search({ ...base, type, ...parts, value: doesNot })).toEqual([
      'filters[0]: filters[0].value does not fit the type of the filter',
    ]);
  });

  it('refuses an option twice, and a form that the search call would refuse', () => {
    const twice = [...lists.checkboxes, ...lists.checkboxes];
    expect(search({ ...base, type: 'select', checkboxes: twice })[0]).toContain('a value twice');
    const select = { ...base, type: 'select' };
    const nested = (times: number): object =>
      times === 0 ? select : { type: 'group', filters: [nested(times - 1)] };
    expect(search(nested(4))).toEqual([]);
    expect(search(nested(5))[0]).toContain('nested at most 5 deep');
    expect(search(...Array.from({ length: 100 }, () => select))).toEqual([]);
    expect(search(...Array.from({ length: 101 }, () => select))[0]).toContain('at most 100');
  });
});
