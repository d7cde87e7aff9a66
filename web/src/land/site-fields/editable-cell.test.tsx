import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someField } from '@contract/council/ground/dictionary/testing/some-field.ts';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { currentToasts } from '../../ui/toast-store.ts';
import { lastChangeOf, savesEnded } from '../ground/sites/saved-changes.ts';
import { type SiteOnPage, SiteProvider } from '../ground/sites/site-context.tsx';
import { cellOf } from './cell.ts';
import { EditableCell } from './editable-cell.tsx';

const field = someField('site_name', 'text.small', { label: 'Site name' });
const fields = new Map([[field.dbPropertyName, field]]);
const cell = cellOf(
  { dbPropertyName: 'site_name', editable: true, cellConfig: { fieldType: 'text' } },
  fields,
)!;

const page: SiteOnPage = {
  siteId: 7,
  scenario: 'base',
  site: {} as WholeSite,
  fields,
  lists: [],
  can: { edit: true, delete: false },
  refetch: undefined,
  v2: true,
};
const onPage = (value: string, placed = cell) => (
  <SiteProvider value={page}>
    <EditableCell cell={placed} value={value} />
  </SiteProvider>
);
const showCell = (value: string) => shown(onPage(value));

const changed = (site_name: string): Answer => ({
  json: {
    result: {
      id: 7,
      scenario_name: 'base',
      row_version: 2,
      values: { site_name },
      change_id: site_name,
    },
  },
});
const refused = (code: string, status: number, field: Record<string, string>): Answer => ({
  status,
  json: { error: { code, message: 'Refused', fields: field } },
});
/** Answers edits so; nobody is signed in. */
const serveEdits = (...answers: (Answer | Promise<Answer>)[]) => {
  const asked = serve(({ method }) =>
    method === 'PUT'
      ? answers.shift()!
      : { json: { result: { isAuthenticated: false, user: null } } },
  );
  return () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
};

const text = () => screen.getByRole('button', { name: /^Edit Site name:/ });
const control = () => screen.getByLabelText<HTMLInputElement>('Site name');
async function type(typed: string) {
  await userEvent.click(text());
  await userEvent.keyboard(typed);
}

describe('a value that is edited where it stands', () => {
  it('takes the focus and all of its text when it is touched, and saves by Enter', async () => {
    const edits = serveEdits(changed('New depot'));
    showCell('Old depot');
    await type('New depot');
    expect(document.activeElement).toBe(control());
    expect(control().value).toBe('New depot');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentToasts().at(-1)?.title).toBe('Site name saved'));
    expect(edits()).toEqual([
      expect.objectContaining({ new_value: 'New depot', old_value: 'Old depot' }),
    ]);
    expect(document.activeElement).toBe(text());
    expect(currentToasts().at(-1)?.action?.label).toBe('Undo');
  });

  it('is as it was after Escape, which closes nothing else, and nothing is sent or kept', async () => {
    const edits = serveEdits();
    const closed = vi.fn<() => void>();
    document.addEventListener('keydown', closed);
    const { unmount } = showCell('Old depot');
    await type('Half a name');
    closed.mockClear();
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', closed);
    expect(closed).not.toHaveBeenCalled();
    expect(text().textContent).toContain('Old depot');
    expect(document.activeElement).toBe(text());
    unmount();
    showCell('Old depot');
    expect(screen.queryByLabelText('Site name')).toBeNull();
    expect(edits()).toEqual([]);
  });

  it('has what was typed and not saved when the page is shown anew', async () => {
    const edits = serveEdits(changed('Half a name'));
    const { unmount } = showCell('Old depot');
    await type('Half a name');
    unmount();
    showCell('Old depot');
    expect(control().value).toBe('Half a name');
    screen.getByText('Typed earlier and not saved yet');
    await userEvent.click(control());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => text());
    expect(edits()).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays open with what was typed when the site is renewed, and saves against what it was opened on', async () => {
    const conflict = refused('changed-meanwhile', 409, { old_value: 'Their depot' });
    const edits = serveEdits(conflict);
    const { rerender } = showCell('Old depot');
    await type('My depot');
    rerender(onPage('Their depot'));
    expect(control().value).toBe('My depot');
    expect(document.activeElement).toBe(control());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert', { name: 'Site name' });
    expect(edits()).toMatchObject([{ new_value: 'My depot', old_value: 'Old depot' }]);
  });

  it('says what was typed and tries again where saving fails once the cell is out of sight', async () => {
    let refuse: (answer: Answer) => void = () => undefined;
    const waiting = new Promise<Answer>((resolve) => (refuse = resolve));
    const edits = serveEdits(waiting, changed('New depot'));
    const { unmount } = showCell('Old depot');
    await type('New depot');
    await userEvent.keyboard('{Enter}');
    unmount();
    refuse(refused('payload-invalid', 400, { new_value: 'No' }));
    await waitFor(() =>
      expect(currentToasts().at(-1)).toMatchObject({
        kind: 'danger',
        title: 'Site name of site 7 was not saved',
        text: 'Refused You typed: “New depot”',
      }),
    );
    currentToasts().at(-1)?.action?.run();
    await waitFor(() => expect(currentToasts().at(-1)?.title).toBe('Site name saved'));
    expect(edits()).toHaveLength(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is saved though its table goes before the press has ended that left it, or says why not', async () => {
    const edits = serveEdits(changed('New depot'));
    const first = showCell('Old depot');
    await type('New depot');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: document.body });
    first.unmount();
    expect(edits()).toHaveLength(0);
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(edits()).toMatchObject([{ new_value: 'New depot' }]));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    const asking = { ...cell, config: { ...cell.config!, needConfirm: true } };
    const second = shown(onPage('Old depot', asking));
    await type('Old yard');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: document.body });
    second.unmount();
    fireEvent.pointerUp(document.body);
    await waitFor(() =>
      expect(currentToasts().at(-1)).toMatchObject({
        kind: 'danger',
        title: 'Site name of site 7 was not saved',
        text: 'It is saved only once the change is confirmed: edit it again to do so. You typed: “Old yard”',
      }),
    );
    expect(edits()).toHaveLength(1);
    sessionStorage.clear();
  });

  it('is not opened while another scenario is on its way', async () => {
    showCell('Old depot');
    history.pushState(null, '', '?scenario=Dense');
    await userEvent.click(text());
    expect(screen.queryByLabelText('Site name')).toBeNull();
    history.pushState(null, '', location.pathname);
    await userEvent.click(text());
    expect(control().value).toBe('Old depot');
  });

  it('says of each that it was saved, and offers to undo the last one', async () => {
    serveEdits(changed('First'), changed('Second'));
    const { rerender } = showCell('Old depot');
    await type('First{Enter}');
    await waitFor(() => expect(text().getAttribute('aria-busy')).toBeNull());
    rerender(onPage('First', { ...cell, label: 'Other name' }));
    await userEvent.click(screen.getByRole('button', { name: /^Edit Other name:/ }));
    await userEvent.keyboard('Second{Enter}');
    const said = () => currentToasts().map(({ title, action }) => [title, action?.label]);
    await waitFor(() => expect(said()).toContainEqual(['Other name saved', 'Undo']));
    expect(said()).toContainEqual(['Site name saved', undefined]);
  });

  it('shows what is being saved, and takes no more until that is answered', async () => {
    let answer = (_: Answer) => {};
    const edits = serveEdits(new Promise((resolve) => (answer = resolve)));
    showCell('Old depot');
    await type('New depot{Enter}');
    expect(text().textContent).toContain('New depot');
    expect(text().getAttribute('aria-busy')).toBe('true');
    await userEvent.click(text());
    expect(screen.queryByLabelText('Site name')).toBeNull();
    answer(changed('New depot'));
    await waitFor(() => expect(text().getAttribute('aria-busy')).toBeNull());
    expect(edits()).toHaveLength(1);
  });

  it('has an undo wait until it is saved', async () => {
    let answer = (_: Answer) => {};
    serveEdits(new Promise((resolve) => (answer = resolve)));
    showCell('Old depot');
    await type('New depot{Enter}');
    const saved = savesEnded(page.siteId);
    expect(lastChangeOf(page.siteId)?.changeId).not.toBe('Saved later');
    answer(changed('Saved later'));
    expect(await saved).toBe(true);
    expect(lastChangeOf(page.siteId)?.changeId).toBe('Saved later');
  });

  it('says why it was refused and keeps what was typed, until it is right', async () => {
    const why = 'Must have the form 24-01234';
    const edits = serveEdits(refused('validation', 400, { new_value: why }), changed('24-01234'));
    showCell('');
    await type('24{Enter}');
    await screen.findByText(why);
    expect(control().value).toBe('24');
    expect(control().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(control());
    await userEvent.keyboard('-01234{Enter}');
    await waitFor(() => expect(edits()).toHaveLength(2));
    await waitFor(() => text());
  });

  it('keeps both texts, to be made one, where somebody saved another meanwhile', async () => {
    const fields = { old_value: 'Their depot', changed_by: 'Ann Oak' };
    const edits = serveEdits(refused('changed-meanwhile', 409, fields), changed('One depot'));
    showCell('Old depot');
    await type('My depot{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep both' }));
    expect(control().value).toBe('Their depot My depot');
    expect(document.activeElement).toBe(control());
    expect(edits()).toHaveLength(1);
    await userEvent.clear(control());
    await userEvent.type(control(), 'One depot{Enter}');
    await waitFor(() => expect(edits()).toHaveLength(2));
    expect(edits()[1]).toMatchObject({ new_value: 'One depot', old_value: 'Their depot' });
  });

  it('offers no both where one of two texts has the words of the other', async () => {
    const fields = { old_value: 'My depot at the mill', changed_by: 'Ann Oak' };
    serveEdits(refused('changed-meanwhile', 409, fields));
    showCell('Old depot');
    await type('My depot{Enter}');
    await screen.findByRole('button', { name: 'Keep mine' });
    expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
  });

  it('offers both values where somebody saved another meanwhile', async () => {
    const fields = { old_value: 'Their depot', changed_by: 'Ann Oak' };
    const conflict = refused('changed-meanwhile', 409, fields);
    const edits = serveEdits(conflict, changed('My depot'));
    showCell('Old depot');
    await type('My depot{Enter}');
    const both = await screen.findByRole('alert', { name: 'Site name' });
    expect(both.textContent).toContain('Ann Oak changed this meanwhile');
    expect(both.textContent).toContain('Their depot');
    expect(both.textContent).toContain('My depot');
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(edits()).toHaveLength(2));
    expect(edits()[1]).toMatchObject({ new_value: 'My depot', old_value: 'Their depot' });
  });
});
