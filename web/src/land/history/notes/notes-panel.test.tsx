import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoryItem } from '@contract/records/history/history-item.ts';
import { afterEach, expect, it } from 'vitest';
import { type Answer, serve } from '../../../testing/serve.ts';
import { shownOnSite } from '../../ground/sites/testing/shown-on-site.tsx';
import NotesPanel from './notes-panel.tsx';

const noteOf = (content: string): HistoryItem => ({
  id: 1,
  type: 'NOTE',
  user_id: 'u1',
  user_name: 'Ann Oak',
  date: '2026-07-01T23:30:00.000Z',
  scenario_name: 'base',
  content,
  edit_content: null,
  column_name: null,
  file_name: null,
  action_type: null,
  edited_at: null,
  change_id: null,
  bulk: null,
  is_undone: false,
  is_undo: false,
  can_edit: true,
});
const refused = { status: 500, json: { error: { code: 'internal', message: 'Out of order' } } };

/** Answers with the notes so far; what is sent waits for an answer. */
function serveNotes(notes: HistoryItem[]) {
  let answer: (given: Answer) => void = () => undefined;
  const asked = serve(({ method }) =>
    method === 'GET'
      ? { json: { result: { timeline: notes, next: null, undo: null, undoable: [] } } }
      : new Promise<Answer>((resolve) => (answer = resolve)),
  );
  return {
    refuse: () => answer(refused),
    take: (words: string) => {
      notes.unshift(noteOf(words));
      answer({ status: 201, json: { result: { note: notes[0] } } });
    },
    sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Add a note');
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add note' }));

afterEach(() => history.replaceState(null, '', '/'));

it('keeps what is typed while the note before it is saved', async () => {
  const server = serveNotes([]);
  shownOnSite(<NotesPanel />);
  await userEvent.type(box(), 'Trees along the lane');
  await add();
  await userEvent.type(box(), ' and a pond');
  server.take('Trees along the lane');
  await within(await screen.findByRole('listitem')).findByText('Trees along the lane');
  await waitFor(() => expect(box().value).toBe('and a pond'));
});

it('does not offer a note again once it was saved, wherever one has gone meanwhile', async () => {
  history.replaceState(null, '', '/site/71');
  const server = serveNotes([]);
  const { unmount } = shownOnSite(<NotesPanel />);
  await userEvent.type(box(), 'Seen from the road');
  await add();
  unmount();
  history.replaceState(null, '', '/map');
  const { unmount: leave } = shownOnSite(<p>The map</p>);
  server.take('Seen from the road');
  await screen.findByText('Note added');
  leave();
  history.replaceState(null, '', '/site/71');
  shownOnSite(<NotesPanel />);
  await within(await screen.findByRole('listitem')).findByText('Seen from the road');
  expect(box().value).toBe('');
});

it('is changed by keyboard alone', async () => {
  serveNotes([noteOf('By keyboard')]);
  shownOnSite(<NotesPanel />);
  const edit = await screen.findByRole('button', { name: /^Edit note/ });
  edit.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Edit note/ }));
});

it('says beside the note that it was not saved, keeps it, and sends it when tried again', async () => {
  const server = serveNotes([]);
  shownOnSite(<NotesPanel />);
  await userEvent.type(box(), 'Kept until it can be sent');
  await add();
  server.refuse();
  expect((await screen.findByRole('alert')).textContent).toContain('Out of order');
  expect(box().value).toBe('Kept until it can be sent');
  await add();
  server.take('Kept until it can be sent');
  await within(await screen.findByRole('listitem')).findByText('Kept until it can be sent');
  expect(server.sent()).toEqual([
    { note_content: 'Kept until it can be sent' },
    { note_content: 'Kept until it can be sent' },
  ]);
});
