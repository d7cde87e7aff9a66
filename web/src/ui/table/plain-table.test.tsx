import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { type PlainColumn, PlainTable } from './plain-table.tsx';

interface Ward {
  name: string;
  homes: number;
}
const COLUMNS: PlainColumn<Ward>[] = [
  { id: 'name', label: 'Ward', text: ({ name }) => name, heads: true },
  {
    id: 'homes',
    label: 'Homes',
    unit: 'net',
    numeric: true,
    text: ({ homes }) => `${homes}`,
    value: ({ homes }) => homes,
  },
];
const WARDS = [
  { name: 'Heaton', homes: 20 },
  { name: 'Byker', homes: 100 },
  { name: 'Walker', homes: 3 },
];

const table = (rows: Ward[]) =>
  shown(
    <PlainTable
      label="Wards"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ name }) => name}
      empty="No ward yet"
    />,
  );
const names = () => screen.getAllByRole('rowheader').map((each) => each.textContent);

it('sorts by a press, the other way by a second, and not by a third', async () => {
  table(WARDS);
  const head = screen.getByRole('columnheader', { name: /Homes \(net\)/ });
  const press = () => userEvent.click(within(head).getByRole('button'));
  await press();
  expect(names()).toEqual(['Walker', 'Heaton', 'Byker']);
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  await press();
  expect(names()).toEqual(['Byker', 'Heaton', 'Walker']);
  expect(head.getAttribute('aria-sort')).toBe('descending');
  await press();
  expect(names()).toEqual(['Heaton', 'Byker', 'Walker']);
  expect(head.getAttribute('aria-sort')).toBeNull();
});

it('does not sort by a column without values, and says that there is nothing', () => {
  table([]);
  expect(
    within(screen.getByRole('columnheader', { name: 'Ward' })).queryByRole('button'),
  ).toBeNull();
  expect(screen.getByRole('cell', { name: 'No ward yet' })).toBeTruthy();
});
