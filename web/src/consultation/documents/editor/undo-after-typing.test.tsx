import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  addEmptySection,
  beginOfficersDraft,
  sharedDraft,
  holdAnswers,
  openBuilder,
  press,
  refusals,
  rename,
  heard,
} from './testing/officers-draft.tsx';

vi.mock('react-router-dom', async (original) => ({
  ...(await original<object>()),
  useParams: () => ({ documentId: '7' }),
}));

beforeEach(beginOfficersDraft);

it('undoes a title that was just typed, not what was done before it', async () => {
  await openBuilder();
  await addEmptySection();
  await rename('Mine');
  await press('Undo');
  await heard('Undone: document renamed');
  expect(sharedDraft.title).toBe('Local plan');
  expect(sharedDraft.sections).toHaveLength(3);
  await press('Redo');
  await waitFor(() => expect(sharedDraft.title).toBe('Mine'));
});

it('keeps a step that could not be taken back as the next one', async () => {
  await openBuilder();
  await addEmptySection();
  await rename('Mine');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sharedDraft.title).toBe('Mine'));
  await heard('Saved');
  refusals.push({ status: 503, json: { error: { code: 'unavailable', message: 'Busy' } } });
  await press('Undo');
  await heard('Cannot be undone: document renamed');
  await press('Undo');
  await heard('Undone: document renamed');
  expect(sharedDraft.title).toBe('Local plan');
  expect(sharedDraft.sections).toHaveLength(3);
});

it('saves what was typed while a save was on its way before it undoes', async () => {
  await openBuilder();
  const answers = holdAnswers();
  await rename('Mine');
  await heard('Saving…');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await userEvent.keyboard(' and more');
  await press('Undo');
  answers();
  await heard('Undone: document renamed');
  expect(sharedDraft.title).toBe('Mine');
});
