import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { HeldControl } from '../forms/held.tsx';
import { shown } from '../testing/shown.tsx';
import { CountedControl } from './counted.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

function Named({ send }: { send: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(name);
      }}
    >
      <CountedControl
        aria-label="Name"
        most={5}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit">Save</button>
    </form>
  );
}

it('takes all that is pasted, says how much too much it is, and is saved once it fits', async () => {
  const send = vi.fn<(name: string) => void>();
  shown(<Named send={send} />);
  await userEvent.click(field());
  await userEvent.paste('Mill field');
  expect(field().value).toBe('Mill field');
  screen.getByText('You have 5 characters too many');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: 'Mill' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledExactlyOnceWith('Mill');
});

function Autosaved({ save }: { save: (name: string) => void }) {
  const [name, setName] = useState('Mill');
  return (
    <HeldControl
      id="held"
      aria-label="Name"
      most={5}
      value={name}
      change={(next) => {
        setName(next);
        save(next);
      }}
    />
  );
}

it('what is saved by itself is not saved while it is too long, and stays to be shortened', () => {
  const save = vi.fn<(name: string) => void>();
  const { unmount } = shown(<Autosaved save={save} />);
  fireEvent.change(field(), { target: { value: 'Mill field' } });
  expect(save).not.toHaveBeenCalled();
  unmount();
  shown(<Autosaved save={save} />);
  expect(field().value).toBe('Mill field');
  fireEvent.change(field(), { target: { value: 'Mills' } });
  expect(save).toHaveBeenCalledExactlyOnceWith('Mills');
  screen.getByDisplayValue('Mills');
});
