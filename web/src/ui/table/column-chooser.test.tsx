import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { ColumnChooser } from './column-chooser.tsx';

const STANDARD = ['name', 'area'];
const columns = new Map(
  ['Name', 'Area', 'Ward'].map((label) => {
    const id = label.toLowerCase();
    return [id, { id, label, width: 200 }];
  }),
);
let names: readonly string[];
const tell = (chosen: readonly string[]) => {
  names = chosen;
};

function Chosen() {
  const [chosen, setChosen] = useState<readonly string[]>(STANDARD);
  tell(chosen);
  return (
    <ColumnChooser
      columns={columns}
      shown={chosen}
      standard={STANDARD}
      setColumns={(next) => setChosen(next ?? STANDARD)}
    />
  );
}
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('columns are shown, put in order and hidden, except for the last one', async () => {
  shown(<Chosen />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(tick('Ward'));
  expect(names).toEqual(['name', 'area', 'ward']);
  await user.click(screen.getByRole('button', { name: 'Move Ward up' }));
  expect(names).toEqual(['name', 'ward', 'area']);
  screen.getByText('Ward moved to 2 of 3');
  await user.type(screen.getByLabelText('Find a column'), 'ward');
  await user.click(screen.getByRole('button', { name: 'Move Ward up' }));
  expect(names).toEqual(['ward', 'name', 'area']);
  await user.clear(screen.getByLabelText('Find a column'));
  await user.click(tick('Ward'));
  expect(document.activeElement).toBe(tick('Name'));
  await user.click(tick('Name'));
  await user.click(tick('Area'));
  expect(names).toEqual(['area']);
  expect(tick('Area').checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Back to the standard columns' }));
  expect(names).toEqual(STANDARD);
});

it('columns are ticked and unticked one after another with the same key', async () => {
  shown(<Chosen />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  tick('Name').focus();
  await user.keyboard(' ');
  expect(names).toEqual(['area']);
  expect(document.activeElement).toBe(tick('Area'));
  tick('Name').focus();
  await user.keyboard(' ');
  expect(document.activeElement).toBe(tick('Ward'));
  await user.keyboard(' ');
  expect(names).toEqual(['area', 'name', 'ward']);
  // It was the last to be ticked.
  expect(document.activeElement).toBe(tick('Ward'));
  await user.type(screen.getByLabelText('Find a column'), 'ward');
  await user.click(tick('Ward'));
  expect(names).toEqual(['area', 'name']);
  expect(document.activeElement).toBe(tick('Ward'));
});

it('Escape puts back a column that is dragged, and leaves the chooser open', async () => {
  shown(<Chosen />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const handle = screen.getByRole('button', { name: 'Move Name' });
  const at = (clientY: number) => ({ clientX: 5, clientY, button: 0, isPrimary: true });
  handle.focus();
  fireEvent.pointerDown(handle, at(10));
  fireEvent.pointerMove(document, at(30));
  await waitFor(() => expect(handle.closest('li')?.style.transform).not.toBe(''));
  fireEvent.keyDown(handle, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(handle.closest('li')?.style.transform).toBe(''));
  fireEvent.pointerUp(document, at(30));
  expect(names).toEqual(STANDARD);
  fireEvent.keyDown(handle, { key: 'Escape', code: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Move Name' })).toBeNull();
});
