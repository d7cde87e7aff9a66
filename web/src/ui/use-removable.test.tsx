import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { Toaster } from './toaster.tsx';
import { useRemovable } from './use-removable.ts';

function Wards({ fails = false, after = NaN }) {
  const [wards, setWards] = useState(['Byker', 'Heaton']);
  const { remove, keep, isLeaving } = useRemovable<string>({
    id: (ward) => ward,
    remove: async (ward) => {
      if (fails) throw new Error('The server did not answer');
      setWards((all) => all.filter((each) => each !== ward));
    },
    restore: async (ward) => setWards((all) => [...all, ward]),
    removed: (ward) => `${ward} deleted`,
    failed: (ward) => `${ward} could not be deleted`,
    ...(Number.isNaN(after) ? {} : { after }),
  });
  return (
    <>
      {wards.map((ward) => (
        <button
          key={ward}
          onClick={() => (isLeaving(ward) ? keep(ward) : void remove(ward))}
        >{`${isLeaving(ward) ? 'Keep' : 'Delete'} ${ward}`}</button>
      ))}
      <Toaster />
    </>
  );
}
const press = (name: string) =>
  screen.findByRole('button', { name, hidden: true }).then((it) => userEvent.click(it));

it('deletes at once and puts back from the toast', async () => {
  shown(<Wards />);
  await press('Delete Byker');
  await screen.findByText('Byker deleted');
  expect(screen.queryByText('Delete Byker')).toBeNull();
  await press('Undo');
  await screen.findByText('Delete Byker');
});

it('says what went wrong and keeps what could not be deleted', async () => {
  shown(<Wards fails />);
  await press('Delete Byker');
  await screen.findByText('Byker could not be deleted');
  await screen.findByText('The server did not answer');
  expect(screen.queryByText('Delete Byker')).not.toBeNull();
});

it('lets it stay while it has not gone yet, and lets it go after that', async () => {
  shown(<Wards after={200} />);
  await press('Delete Byker');
  await press('Keep Byker');
  await press('Delete Heaton');
  await screen.findByText('Heaton deleted');
  expect(screen.queryByText('Delete Heaton')).toBeNull();
  expect(screen.queryByText('Delete Byker')).not.toBeNull();
});
