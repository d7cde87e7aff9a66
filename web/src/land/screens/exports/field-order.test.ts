import { expect, test } from 'vitest';
import { findFields } from './field-order.ts';

test('fields are found by label and name', () => {
  const fields = [
    { name: 'size_ha', label: 'Total site area' },
    { name: 'notes', label: 'Notes' },
  ];
  expect(findFields(fields, ' AREA ').map(({ name }) => name)).toEqual(['size_ha']);
  expect(findFields(fields, 'size_').map(({ name }) => name)).toEqual(['size_ha']);
});
