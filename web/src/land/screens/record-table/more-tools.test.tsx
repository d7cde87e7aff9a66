import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { MoreTools } from './more-tools.tsx';

function Bar() {
  const [listing, setListing] = useState(false);
  return (
    <>
      <MoreTools label="More actions">
        <Button onClick={() => setListing(true)}>Columns</Button>
        <ButtonLink to="/intake">Intake</ButtonLink>
      </MoreTools>
      {listing && (
        <Drawer title="Columns" onClose={() => setListing(false)}>
          Parish
        </Drawer>
      )}
    </>
  );
}
const tools = () => screen.queryByRole('dialog', { name: 'More actions' });
const open = async () => {
  shown(<Bar />);
  expect(tools()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
};

it('stay open under the drawer that one of them opens, to which the focus returns', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Columns' });
  await userEvent.click(button);
  const drawer = within(screen.getByRole('dialog', { name: 'Columns' }));
  await userEvent.click(drawer.getByText('Parish'));
  expect(tools()).toBeTruthy();
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(button);
  await userEvent.click(document.body);
  expect(tools()).toBeNull();
});

it('close as soon as a link among them is followed', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Intake' }));
  expect(tools()).toBeNull();
});
