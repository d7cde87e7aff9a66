import type { DraftBlock, DraftDocument } from '@contract/consultation/documents/contract.ts';
import type { OtherOfficer } from '@contract/consultation/documents/contract/presence.ts';
import { MAX_LINK_WORDS } from '@contract/consultation/ground/documents/blocks/link/schema.ts';
import { emptyQuestion } from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { storeTenant } from '../../../api/host.ts';
import { draftOf, hasDrafts } from '../../../forms/drafts.ts';
import { type Answer, type Asked, serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import DocumentBuilderPage from './document-page.tsx';
import { forgetWork } from './draft/work-on.ts';

vi.mock('react-router-dom', async (original) => ({
  ...(await original<object>()),
  useParams: () => ({ documentId: '7' }),
}));

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const link = (n: number, words: string, position: number): DraftBlock => ({
  id: id(n),
  sectionId: id(2),
  type: 'link',
  content: { words, address: 'https://example.org', inNewTab: false },
  position,
  isBeside: false,
  row_version: 1,
});

let draft: DraftDocument;
/** Who else has it open. */
let present: OtherOfficer[] = [];
/** How the server answers instead of writing; once. */
let refusals: Answer[] = [];

beforeEach(() => {
  storeTenant('oak');
  forgetWork();
  refusals = [];
  present = [];
  const section = { parentId: null, kind: 'section' as const, row_version: 1 };
  draft = {
    id: 7,
    title: 'Local plan',
    consultation: null,
    edition: null,
    publishedAt: null,
    isChanged: false,
    isTemplate: false,
    councilPage: null,
    publishAt: null,
    updatedAt: '2026-11-23T05:00:00Z',
    updatedBy: 'Bo Slate',
    row_version: 1,
    settings: { hideSectionNumberings: false, subtitle: '' },
    revision: 1,
    sections: [
      { ...section, id: id(1), kind: 'hero', title: '', position: 0 },
      { ...section, id: id(2), title: 'Homes', position: 1 },
      { ...section, id: id(3), title: 'Jobs', position: 2 },
    ],
    blocks: [link(4, 'First', 0), link(5, 'Second', 1), link(6, 'Third', 2)],
    mayWrite: true,
  };
});

/** The draft with all that was deleted from it. */
let whole: DraftDocument;
/** Deletes a block, or a section with its blocks, or brings it back. */
function deletion(at: string, isDeleted: boolean): Answer {
  if (isDeleted) {
    whole = draft;
    const sections = draft.sections.filter((each) => each.id !== at);
    const blocks = draft.blocks.filter((each) => each.id !== at && each.sectionId !== at);
    draft = { ...draft, sections, blocks };
  } else draft = whole;
  const section = whole.sections.find((each) => each.id === at);
  const block = whole.blocks.find((each) => each.id === at);
  return { json: { result: section ? { section } : { block } } };
}

function answer({ method, path, body }: Asked): Answer {
  if (method === 'GET') return { json: { result: { document: draft } } };
  if (path.endsWith('/editors'))
    return { json: { result: method === 'PUT' ? { others: present } : {} } };
  const refusal = refusals.shift();
  if (refusal) return refusal;
  const patch = body as Partial<DraftBlock> & { isDeleted?: boolean };
  const blockId = path.split('/').at(-1)!;
  if (patch.isDeleted !== undefined) return deletion(blockId, patch.isDeleted);
  const before = draft.blocks.find((block) => block.id === blockId)!;
  const { content = before.content, sectionId = before.sectionId, position } = patch;
  const block = { ...before, content, sectionId, row_version: before.row_version + 1 };
  const others = draft.blocks.filter((each) => each !== before && each.sectionId === sectionId);
  const placed = others.toSpliced(position ?? before.position, 0, block);
  const elsewhere = draft.blocks.filter((each) => each !== before && !others.includes(each));
  draft = {
    ...draft,
    blocks: [...placed.map((each, at) => ({ ...each, position: at })), ...elsewhere],
  };
  return { json: { result: { block } } };
}

async function open() {
  const calls = serve(answer);
  const { unmount } = shown(
    <>
      <DocumentBuilderPage />
      <Toaster />
    </>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Local plan' });
  return {
    leave: unmount,
    sent: () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
  };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const words = (name: string) =>
  section(name)
    .queryAllByRole('article')
    .map((block) => /First|Second|Third|Mine|Theirs/.exec(block.textContent ?? '')?.[0]);
const gripOf = (text: string) =>
  within(screen.getByText(text).closest('article')!).getByRole('button', { name: 'Move link' });
const said = (text: string) => waitFor(() => screen.getByText(text));

it('moves a block by arrows, says where to, keeps the focus, and takes it back', async () => {
  const { sent } = await open();
  gripOf('First').focus();
  await userEvent.keyboard('{ArrowDown}');
  await said('Moved to place 2 of 3 in section 1');
  expect(words('Section 1, Homes')).toEqual(['Second', 'First', 'Third']);
  await waitFor(() => expect(document.activeElement).toBe(gripOf('First')));
  await userEvent.keyboard('{ArrowDown}');
  await said('Moved to place 3 of 3 in section 1');
  await waitFor(() => expect(document.activeElement).toBe(gripOf('First')));
  await userEvent.keyboard('{ArrowDown}');
  await said('Moved to place 1 of 1 in section 2');
  expect(words('Section 2, Jobs')).toEqual(['First']);
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().at(-1)).toMatchObject({ sectionId: id(3), position: 0, isBeside: false });
  await waitFor(() => expect(document.activeElement).toBe(gripOf('First')));
  await userEvent.keyboard('{Control>}z{/Control}');
  await said('Undone: block moved');
  expect(words('Section 1, Homes')).toEqual(['Second', 'Third', 'First']);
  // At once, before the move is answered: it is that move which is undone.
  gripOf('First').focus();
  await userEvent.keyboard('{ArrowUp}{Control>}z{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(6));
  await waitFor(() => expect(words('Section 1, Homes')).toEqual(['Second', 'Third', 'First']));
});

it('says that a block cannot be moved further, and sends nothing', async () => {
  const { sent } = await open();
  gripOf('First').focus();
  await userEvent.keyboard('{ArrowUp}');
  await said('It cannot be moved further');
  expect(sent()).toEqual([]);
});

async function write(text: string) {
  await userEvent.click(screen.getByText('First'));
  const box = await screen.findByLabelText('Words of the link');
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

it('saves what is typed after a pause, and undoes it', async () => {
  const { sent } = await open();
  await write('Mine');
  // On a busy machine one pauses between letters, too.
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ content: { words: 'Mine' } }));
  await said('Saved');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await said('Undone: text written');
  expect(words('Section 1, Homes')).toEqual(['First', 'Second', 'Third']);
});

it('keeps what could not be saved, says so, and tries again', async () => {
  const { sent } = await open();
  refusals.push({ status: 503, json: { error: { code: 'unavailable', message: 'Busy' } } });
  await write('Mine');
  await said('Not saved: Busy');
  expect(draftOf(`block-${id(4)}`)).toMatchObject({ value: { words: 'Mine' } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await said('Saved');
  expect(sent()).toHaveLength(2);
  expect(hasDrafts()).toBe(false);
});

it.each([
  // A block comes back shut; a section with its blocks as they stood.
  ['Link: more', 'Delete', 'block deleted', true],
  ['Section 1: more', 'Delete section', 'section deleted', false],
])(
  'what is too long to be saved goes with what is deleted, and comes back with it: %s',
  async (menu, entry, step, isShut) => {
    await open();
    const tooLong = 'x'.repeat(MAX_LINK_WORDS + 1);
    const box = () => screen.findByLabelText<HTMLInputElement>('Words of the link');
    await userEvent.click(screen.getByText('First'));
    fireEvent.change(await box(), { target: { value: tooLong } });
    expect(hasDrafts()).toBe(true);
    await userEvent.click(screen.getAllByRole('button', { name: menu })[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    await waitFor(() => expect(hasDrafts()).toBe(false));
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0]!);
    await said(`Undone: ${step}`);
    if (isShut) await userEvent.click(await screen.findByText('First'));
    expect((await box()).value).toBe(tooLong);
  },
);

/** Another officer writes the first link; this page has not heard of it. */
function othersWrite() {
  const [first, ...rest] = draft.blocks;
  const content = { words: 'Theirs', address: 'https://example.org', inNewTab: false };
  draft = { ...draft, blocks: [{ ...first!, content, row_version: 2 }, ...rest] };
  refusals.push({
    status: 409,
    json: { error: { code: 'changed-meanwhile', message: 'Changed' } },
  });
}

it.each([
  ['Keep mine', 'Mine', 2],
  ['Take theirs', 'Theirs', 1],
])('shows both versions where two changed the same block: %s', async (choice, stays, calls) => {
  const { sent } = await open();
  await write('Mine');
  othersWrite();
  const dialog = within(await screen.findByRole('dialog', { name: 'Two versions' }));
  const differs = dialog.getByRole('region', { name: 'What differs' });
  expect(differs.querySelector('del')?.textContent).toBe('Taken out: Theirs');
  expect(differs.querySelector('ins')?.textContent).toBe('Added: Mine');
  await userEvent.click(dialog.getByRole('button', { name: choice }));
  await said('Saved');
  expect(screen.getByLabelText<HTMLInputElement>('Words of the link').value).toBe(stays);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(words('Section 1, Homes')).toEqual([stays, 'Second', 'Third']);
  expect(sent()).toHaveLength(calls);
});

it('copies what was typed for whoever takes the other version and goes on with it', async () => {
  // It comes with a clipboard, which the page has not without it.
  const person = userEvent.setup();
  await open();
  await write('Mine');
  othersWrite();
  const dialog = within(await screen.findByRole('dialog', { name: 'Two versions' }));
  await person.click(dialog.getByRole('button', { name: 'Copy my words' }));
  await said('Your words are copied');
  expect(await navigator.clipboard.readText()).toBe('Mine\nhttps://example.org');
  await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
});

it('shows what others write in other blocks by itself, while one writes', async () => {
  await open();
  await write('Mine');
  draft = { ...draft, blocks: draft.blocks.with(2, { ...link(6, 'Theirs', 2), row_version: 2 }) };
  await act(() => queryClient.refetchQueries());
  await said('Theirs');
  expect((screen.getByLabelText('Words of the link') as HTMLInputElement).value).toBe('Mine');
});

it('has what others wrote since in a block that is opened again', async () => {
  await open();
  await write('Mine');
  await said('Saved');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  draft = { ...draft, blocks: draft.blocks.with(0, { ...link(4, 'Theirs', 0), row_version: 9 }) };
  await act(() => queryClient.refetchQueries());
  await userEvent.click(await screen.findByText('Theirs'));
  const box = await screen.findByLabelText<HTMLInputElement>('Words of the link');
  expect(box.value).toBe('Theirs');
});

it('is for reading only where one may not write', async () => {
  draft = { ...draft, mayWrite: false };
  await open();
  expect(words('Section 1, Homes')).toEqual(['First', 'Second', 'Third']);
  await userEvent.click(screen.getByText('First'));
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).not.toContain('Publish');
  expect(screen.queryByLabelText('Words of the link')).toBeNull();
  expect(screen.queryByRole('button', { name: /Move|Add|Edit|Undo/ })).toBeNull();
});

it('says who else has it open, and who works in which section', async () => {
  present = [
    { name: 'Ada Oak', sectionId: id(3) },
    { name: 'Bo Slate', sectionId: null },
  ];
  await open();
  await said('Ada Oak and Bo Slate have this document open, too');
  expect(
    screen
      .getByText(/have this document open/)
      .closest('[title]')
      ?.getAttribute('title'),
  ).toBe('Ada Oak: section 2 Jobs\nBo Slate: in no section yet');
  expect(section('Section 2, Jobs').getByText('Ada Oak is in this section')).toBeTruthy();
  expect(section('Section 1, Homes').queryByText(/in this section/)).toBeNull();
});

it('tells the others in which section one works, once one stays there', async () => {
  const calls = serve(answer);
  shown(<DocumentBuilderPage />);
  await screen.findByRole('heading', { level: 1, name: 'Local plan' });
  const told = () =>
    calls.flatMap(({ method, body }) =>
      method === 'PUT' ? [(body as { sectionId: string | null }).sectionId] : [],
    );
  await waitFor(() => expect(told()).toEqual([null]));
  gripOf('First').focus();
  await waitFor(() => expect(told()).toEqual([null, id(2)]), { timeout: 10_000 });
});

it('takes back after a look at the preview what was done before it', async () => {
  const { leave } = await open();
  gripOf('First').focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(words('Section 1, Homes')).toEqual(['Second', 'First', 'Third']));
  leave();
  await open();
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(words('Section 1, Homes')).toEqual(['First', 'Second', 'Third']));
});

it('leads words to a section or a question of the document, by keyboard', async () => {
  const html = '<p>The plan</p>';
  const question = { ...emptyQuestion(), title: 'Do you agree?' };
  draft.blocks = [
    { ...link(4, '', 0), type: 'textBlock', content: { html } },
    { ...link(5, '', 0), sectionId: id(3), type: 'question', content: question },
  ];
  const { sent } = await open();
  await userEvent.click(await screen.findByText('The plan'));
  const box = await screen.findByRole('textbox', { name: 'Text' });
  box.focus();
  await userEvent.keyboard('{Control>}ak{/Control}');
  const place = await screen.findByRole('combobox', {
    name: 'Or a section or question of this document',
  });
  expect(
    within(place)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None chosen', '1 Homes', '2 Jobs', '2 Question: Do you agree?']);
  await userEvent.selectOptions(place, '2 Question: Do you agree?');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe(
    `#${id(5)}`,
  );
  // It opens on this page, whatever was chosen, and what was wrong with another address is past.
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open in a new tab' }));
  const address = screen.getByRole('textbox', { name: 'Address' });
  await userEvent.clear(address);
  await userEvent.type(address, 'no address{Enter}');
  await screen.findByRole('alert');
  await userEvent.selectOptions(place, '2 Question: Do you agree?');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  screen.getAllByRole('button', { name: 'Link' }).at(-1)!.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent().at(-1)).toMatchObject({
      content: { html: `<p><a href="#${id(5)}">The plan</a></p>` },
    }),
  );
});

// jsdom lays nothing out, so nothing has a place to scroll to.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});
