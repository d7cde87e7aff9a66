import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { FieldPicker } from './field-picker.tsx';

const fields = ['Site id', 'Site name', 'Owner', 'Notes'].map((label) => ({
  name: label.toLowerCase().replace(' ', '_'),
  label,
}));
let names: readonly string[];
const tell = (chosen: readonly string[]) => {
  names = chosen;
};

function Picked() {
  const [chosen, setChosen] = useState(names);
  tell(chosen);
  return <FieldPicker fields={fields} chosen={chosen} onChange={setChosen} />;
}

function open() {
  names = ['site_id', 'site_name', 'owner'];
  shown(<Picked />);
  return userEvent.setup();
}
const box = (name: string) => screen.getByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

it('the columns of a file are put in order, also those that a search does not show', async () => {
  const user = open();
  await user.click(button('Move Owner up'));
  expect(names).toEqual(['site_id', 'owner', 'site_name']);
  screen.getByText('Owner moved to 2 of 3');
  await user.type(screen.getByLabelText('Find a field'), 'owner');
  expect(screen.queryByRole('button', { name: 'Move Site id down' })).toBeNull();
  button('Move Owner').focus();
  await user.keyboard('{ArrowUp}');
  expect(names).toEqual(['owner', 'site_id', 'site_name']);
  expect(document.activeElement).toBe(button('Move Owner'));
});

it('a field is taken out of a file and put at its end', async () => {
  const user = open();
  await user.click(screen.getByRole('checkbox', { name: 'Site name' }));
  expect(names).toEqual(['site_id', 'owner']);
  expect(document.activeElement).toBe(box('Owner'));
  await user.click(screen.getByRole('checkbox', { name: 'Notes' }));
  expect(names).toEqual(['site_id', 'owner', 'notes']);
});

it('the focus goes from one box to the next, and to the others from the last', async () => {
  const user = open();
  box('Site id').focus();
  await user.keyboard(' ');
  expect(document.activeElement).toBe(box('Site name'));
  await user.keyboard('  ');
  expect(names).toEqual([]);
  expect(document.activeElement).toBe(box('Site id'));
  await user.keyboard('    ');
  expect(names).toEqual(['site_id', 'site_name', 'owner', 'notes']);
  expect(document.activeElement).toBe(box('Notes'));
});
