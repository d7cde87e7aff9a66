import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { forgetWork } from './draft/work-on.ts';
import {
  addEmptySection,
  another,
  blockInAdded,
  beginOfficersDraft,
  sharedDraft,
  EVENT,
  openBuilder,
  press,
  rename,
  heard,
} from './testing/officers-draft.tsx';

vi.mock('react-router-dom', async (original) => ({
  ...(await original<object>()),
  useParams: () => ({ documentId: '7' }),
}));

beforeEach(beginOfficersDraft);

async function openSettings() {
  await press('More about the document');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Document settings' }));
  return within(await screen.findByRole('dialog', { name: 'Document settings' }));
}

it('saves from the settings only what was changed in them', async () => {
  await openBuilder();
  const drawer = await openSettings();
  const settings = { hideSectionNumberings: false, subtitle: 'Theirs' };
  another({ title: 'Renamed', consultation: EVENT, councilPage: 'privacy', settings });
  await userEvent.click(drawer.getByRole('checkbox', { name: /Hide the numbers/ }));
  await userEvent.click(drawer.getByRole('button', { name: 'Save settings' }));
  await heard('Settings saved');
  expect(sharedDraft).toMatchObject({
    title: 'Renamed',
    consultation: EVENT,
    councilPage: 'privacy',
    settings: { hideSectionNumberings: true, subtitle: 'Theirs' },
  });
});

it('asks where another officer changed the same setting meanwhile', async () => {
  await openBuilder();
  const drawer = await openSettings();
  another({ title: 'Theirs', settings: { hideSectionNumberings: false, subtitle: 'Stays' } });
  const title = drawer.getByRole('textbox', { name: /^Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Mine');
  await userEvent.click(drawer.getByRole('button', { name: 'Save settings' }));
  await drawer.findByText('Title: Theirs');
  expect(sharedDraft.title).toBe('Theirs');
  await userEvent.click(drawer.getByRole('button', { name: 'Save settings' }));
  await heard('Settings saved');
  expect(sharedDraft).toMatchObject({ title: 'Mine', settings: { subtitle: 'Stays' } });
});

it('tells after a reload what another officer made of a setting that was typed in', async () => {
  const { unmount } = await openBuilder();
  const title = (await openSettings()).getByRole('textbox', { name: /^Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Mine');
  unmount();
  forgetWork();
  queryClient.clear();
  another({ title: 'Theirs', consultation: EVENT });
  await openBuilder('Theirs');
  const drawer = await openSettings();
  await drawer.findByText('Somebody else has since changed this to: Theirs');
  await userEvent.click(drawer.getByRole('button', { name: 'Save settings' }));
  await heard('Settings saved');
  expect(sharedDraft).toMatchObject({ title: 'Mine', consultation: EVENT });
});

it('takes over a setting that nobody typed here, and puts it over no third one after a reload', async () => {
  const { unmount } = await openBuilder();
  let drawer = await openSettings();
  another({ title: 'Theirs', settings: { hideSectionNumberings: false, subtitle: 'Second' } });
  const title = drawer.getByRole('textbox', { name: /^Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Mine');
  await userEvent.click(drawer.getByRole('button', { name: 'Save settings' }));
  await drawer.findByDisplayValue('Second');
  await userEvent.type(title, '!');
  unmount();
  forgetWork();
  queryClient.clear();
  another({ settings: { hideSectionNumberings: false, subtitle: 'Third' } });
  await openBuilder('Theirs');
  drawer = await openSettings();
  drawer.getByDisplayValue('Third');
  await userEvent.click(drawer.getByRole('button', { name: 'Save settings' }));
  await heard('Settings saved');
  expect(sharedDraft).toMatchObject({ title: 'Mine!', settings: { subtitle: 'Third' } });
});

it('takes no title back that another officer wrote after it', async () => {
  await openBuilder();
  await rename('Mine');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sharedDraft.title).toBe('Mine'));
  await heard('Saved');
  another({ title: 'Theirs' });
  await press('Undo');
  await heard('Somebody else has changed the same words meanwhile.');
  expect(sharedDraft.title).toBe('Theirs');
});

it('takes no section back in which another officer has written', async () => {
  await openBuilder();
  await addEmptySection();
  another({ blocks: [blockInAdded('Theirs')] });
  await press('Undo');
  await heard('Somebody else has changed the same words meanwhile.');
  expect(sharedDraft.sections).toHaveLength(3);
});

it('takes back a section that was added and holds nothing', async () => {
  await openBuilder();
  await addEmptySection();
  await press('Undo');
  await heard('Undone: section added');
  expect(sharedDraft.sections).toHaveLength(2);
});

/** Another officer restores the version without the section that was added here. */
const deleteAdded = () => another({ sections: sharedDraft.sections.slice(0, 2) });

it('leaves out what can never be taken back, as what another officer deleted', async () => {
  await openBuilder();
  await rename('Mine');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sharedDraft.title).toBe('Mine'));
  await heard('Saved');
  await addEmptySection();
  deleteAdded();
  await press('Undo');
  await heard('Somebody else has changed the same words meanwhile.');
  await press('Undo');
  await heard('Undone: document renamed');
  expect(sharedDraft.title).toBe('Local plan');
});

it('shows what was typed in something that was deleted, and undoes what was done before', async () => {
  await openBuilder();
  await rename('Mine');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sharedDraft.title).toBe('Mine'));
  await heard('Saved');
  await addEmptySection();
  deleteAdded();
  await userEvent.keyboard('Roads');
  const gone = within(await screen.findByRole('dialog', { name: 'Deleted meanwhile' }));
  gone.getByText(/^This section was deleted/);
  gone.getByText('Roads');
  await userEvent.keyboard('{Escape}');
  await press('Undo');
  await heard('Cannot be undone: section added');
  await press('Undo');
  await heard('Undone: document renamed');
});
