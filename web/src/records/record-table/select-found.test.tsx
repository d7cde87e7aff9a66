import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { SelectFound } from './select-found.tsx';

it('selects all that was found, whichever page is shown', async () => {
  const select = vi.fn<(ids: number[]) => void>();
  const find = () => Promise.resolve({ ids: [7, 8, 9] });
  shown(<SelectFound selected={2} total={3} sought={[]} {...{ find, select }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3 found' }));
  await waitFor(() => expect(select).toHaveBeenCalledWith([7, 8, 9]));
});

it('says before how many of them can be changed at once, and is gone once these are selected', () => {
  const find = () => Promise.resolve({ ids: [] });
  const select = () => undefined;
  const { unmount } = shown(
    <SelectFound selected={20} total={12_345} most={1000} sought={[]} {...{ find, select }} />,
  );
  screen.getByRole('button', { name: 'Select the first 1,000 of 12,345 found' });
  unmount();
  shown(
    <SelectFound selected={1000} total={12_345} most={1000} sought={[]} {...{ find, select }} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('leaves the selection as it is where the ids cannot be had, and says so', async () => {
  const select = vi.fn<(ids: number[]) => void>();
  const find = () => Promise.reject(new Error('The server does not answer'));
  shown(
    <>
      <SelectFound selected={2} total={3} sought={[]} {...{ find, select }} />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3 found' }));
  await screen.findByText('The server does not answer');
  expect(select).not.toHaveBeenCalled();
});

/** As tables have it, with what changes what is looked for beside it. */
function Selecting({ find }: { find: () => Promise<{ ids: number[] }> }) {
  const [selected, setSelected] = useState<number[]>([7]);
  const [sought, setSought] = useState('oak');
  return (
    <>
      <SelectFound
        selected={selected.length}
        total={3}
        {...{ sought, find }}
        select={(ids) => setSelected(ids)}
      />
      <button onClick={() => setSought('elm')}>Look for something else</button>
      <p>{selected.join()}</p>
    </>
  );
}

it('keeps the focus where it was pressed, until that goes on', async () => {
  shown(<Selecting find={() => Promise.resolve({ ids: [7, 8, 9] })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3 found' }));
  await screen.findByText('7,8,9');
  const button = screen.getByRole('button', { name: 'Select all 3 found' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.tab();
  expect(screen.queryByRole('button', { name: 'Select all 3 found' })).toBeNull();
});

it('stays where it is until a press elsewhere has become a click', async () => {
  shown(<Selecting find={() => Promise.resolve({ ids: [7, 8, 9] })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3 found' }));
  await screen.findByText('7,8,9');
  const user = userEvent.setup();
  const target = screen.getByRole('button', { name: 'Look for something else' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  screen.getByRole('button', { name: 'Select all 3 found' });
  await user.pointer({ keys: '[/MouseLeft]', target });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Select all 3 found' })).toBeNull(),
  );
});

it('selects nothing where something else is looked for by the time of the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<{ ids: number[] }>();
  shown(<Selecting find={() => promise} />);
  const button = screen.getByRole('button', { name: 'Select all 3 found' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Look for something else' }));
  resolve({ ids: [7, 8, 9] });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  screen.getByText('7');
});
