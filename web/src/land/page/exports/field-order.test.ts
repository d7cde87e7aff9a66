import { expect, test } from 'vitest';
import { findFields, moveField, movedTo } from './field-order.ts';

const names = ['a', 'b', 'c', 'd'];

test('a field moves by places and stays within the list', () => {
  expect(moveField(names, 'c', -1)).toEqual(['a', 'c', 'b', 'd']);
  expect(moveField(names, 'a', -1)).toEqual(names);
  expect(moveField(names, 'a', 9)).toEqual(['b', 'c', 'd', 'a']);
  expect(moveField(names, 'z', 1)).toEqual(names);
});

test('a field is dropped where another stands, from above and below', () => {
  expect(movedTo(names, 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(names, 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
});

test('fields are found by label and name', () => {
  const fields = [
    { name: 'size_ha', label: 'Total site area' },
    { name: 'notes', label: 'Notes' },
  ];
  expect(findFields(fields, ' AREA ').map(({ name }) => name)).toEqual(['size_ha']);
  expect(findFields(fields, 'size_').map(({ name }) => name)).toEqual(['size_ha']);
});
