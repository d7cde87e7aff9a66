import type { DraftBlock, DraftDocument } from '@contract/consultation/documents/contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeTenant } from '../../../api/host.ts';
import { type Answer, type Asked, serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import DocumentBuilderPage from './document-page.tsx';
import { forgetWork } from './draft/work-on.ts';

vi.mock('react-router-dom', async (original) => ({
  ...(await original<object>()),
  useParams: () => ({ documentId: '7' }),
}));

const [HERO, HOMES, ADDED, BLOCK] = ['hero', 'homes', 'added', 'block'] as const;
const EVENT = {
  id: 3,
  name: 'Draft plan',
  state: 'open' as const,
  opensAt: '2026-01-01T09:00',
  closesAt: '2099-01-01T17:00',
};
let draft: DraftDocument;
/** How the server answers instead of writing; once. */
let refusals: Answer[] = [];
/** What an answer waits for. */
let gate: Promise<void> | undefined;

beforeEach(() => {
  storeTenant('oak');
  forgetWork();
  sessionStorage.clear();
  refusals = [];
  gate = undefined;
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
      { ...section, id: HERO, kind: 'hero', title: '', position: 0 },
      { ...section, id: HOMES, title: 'Homes', position: 1 },
    ],
    blocks: [],
    mayWrite: true,
  };
});

/** What another officer does; this page has not heard of it. */
const another = (change: Partial<DraftDocument>) => {
  draft = { ...draft, ...change, row_version: draft.row_version + 1 };
};
const block = (words: string, row_version: number): DraftBlock => ({
  id: BLOCK,
  sectionId: ADDED,
  type: 'link',
  content: { words, address: 'https://example.org', inNewTab: false },
  position: 0,
  isBeside: false,
  row_version,
});

const result = (json: object): Answer => ({ json: { result: json } });
const CHANGED: Answer = {
  status: 409,
  json: { error: { code: 'changed-meanwhile', message: 'Changed' } },
};

async function answer({ method, path, body }: Asked): Promise<Answer> {
  if (path.endsWith('/editors')) return result(method === 'PUT' ? { others: [] } : {});
  if (path.startsWith('/consultations')) return result({ consultations: [], mayWrite: true });
  if (method === 'GET') return result({ document: draft });
  await gate;
  const refusal = refusals.shift();
  if (refusal) return refusal;
  const { row_version, ...patch } = body as { row_version: number; isDeleted?: boolean };
  if (path.endsWith('/sections')) {
    const section = { ...draft.sections[1]!, ...patch, id: ADDED, row_version: 1 };
    draft = { ...draft, sections: [...draft.sections, section] };
    return result({ section });
  }
  if (path.includes('/sections/')) return sectionAnswer(path, row_version, patch);
  if (row_version !== draft.row_version) return CHANGED;
  draft = { ...draft, ...patch, row_version: row_version + 1 };
  return result({ document: draft });
}

function sectionAnswer(path: string, version: number, patch: { isDeleted?: boolean }): Answer {
  const before = draft.sections.find(({ id }) => id === path.split('/').at(-1))!;
  if (version !== before.row_version) return CHANGED;
  const section = { ...before, ...patch, row_version: version + 1 };
  const sections = patch.isDeleted
    ? draft.sections.filter((each) => each !== before)
    : draft.sections.map((each) => (each === before ? section : each));
  draft = { ...draft, sections };
  return result({ section });
}

async function open() {
  const calls = serve(answer);
  shown(
    <>
      <DocumentBuilderPage />
      <Toaster />
    </>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Local plan' });
  return { sent: () => calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : [])) };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const said = (text: string | RegExp) => screen.findByText(text);

async function rename(title: string) {
  const heading = () => within(screen.getByRole('heading', { level: 1 }));
  await userEvent.click(heading().getByRole('button'));
  const box = heading().getByRole('textbox');
  await userEvent.clear(box);
  await userEvent.type(box, title);
}

async function openSettings() {
  await userEvent.click(screen.getByRole('button', { name: 'Document settings' }));
  return within(await screen.findByRole('dialog', { name: 'Document settings' }));
}

it('saves from the settings only what was changed in them', async () => {
  await open();
  const drawer = await openSettings();
  const settings = { hideSectionNumberings: false, subtitle: 'Theirs' };
  another({ title: 'Renamed', consultation: EVENT, councilPage: 'privacy', settings });
  await userEvent.click(drawer.getByRole('checkbox', { name: /Hide the numbers/ }));
  await userEvent.click(drawer.getByRole('button', { name: 'Save settings' }));
  await said('Settings saved');
  expect(draft).toMatchObject({
    title: 'Renamed',
    consultation: EVENT,
    councilPage: 'privacy',
    settings: { hideSectionNumberings: true, subtitle: 'Theirs' },
  });
});

it('asks where another officer changed the same setting meanwhile', async () => {
  await open();
  const drawer = await openSettings();
  another({ title: 'Theirs', settings: { hideSectionNumberings: false, subtitle: 'Stays' } });
  const title = drawer.getByRole('textbox', { name: /^Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Mine');
  await userEvent.click(drawer.getByRole('button', { name: 'Save settings' }));
  await drawer.findByText('Title: Theirs');
  expect(draft.title).toBe('Theirs');
  await userEvent.click(drawer.getByRole('button', { name: 'Save settings' }));
  await said('Settings saved');
  expect(draft).toMatchObject({ title: 'Mine', settings: { subtitle: 'Stays' } });
});

it('takes no title back that another officer wrote after it', async () => {
  await open();
  await rename('Mine');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(draft.title).toBe('Mine'));
  await said('Saved');
  another({ title: 'Theirs' });
  await press('Undo');
  await said('Somebody else has changed the same words meanwhile.');
  expect(draft.title).toBe('Theirs');
});

it('takes no section back in which another officer has written', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add section' }));
  await waitFor(() => expect(draft.sections).toHaveLength(3));
  await waitFor(() =>
    screen.getByRole('button', { name: 'Undo' }).matches(':not([aria-disabled])'),
  );
  draft = { ...draft, blocks: [block('Theirs', 1)] };
  await press('Undo');
  await said('Somebody else has changed the same words meanwhile.');
  expect(draft.sections).toHaveLength(3);
});

it('takes back a section that was added and holds nothing', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add section' }));
  await waitFor(() => expect(draft.sections).toHaveLength(3));
  await press('Undo');
  await said('Undone: section added');
  expect(draft.sections).toHaveLength(2);
});
