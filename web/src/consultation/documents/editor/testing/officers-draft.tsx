import type { DraftBlock, DraftDocument } from '@contract/consultation/documents/contract.ts';
import { type RenderResult, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeTenant } from '../../../../api/host.ts';
import { type Answer, type Asked, serve } from '../../../../testing/serve.ts';
import { shown } from '../../../../testing/shown.tsx';
import { Toaster } from '../../../../ui/toaster.tsx';
import DocumentBuilderPage from '../document-page.tsx';
import { forgetWork } from '../draft/work-on.ts';

const [HERO, HOMES, ADDED, BLOCK] = ['hero', 'homes', 'added', 'block'] as const;
export const EVENT = {
  id: 3,
  name: 'Draft plan',
  state: 'open' as const,
  opensAt: '2026-01-01T09:00',
  closesAt: '2099-01-01T17:00',
};
export let sharedDraft: DraftDocument;
/** How the server answers instead of writing; once. */
export const refusals: Answer[] = [];
/** What answers wait for. */
let gate: Promise<void> | undefined;

/** Begins each test anew. */
export function beginOfficersDraft(): void {
  storeTenant('oak');
  forgetWork();
  sessionStorage.clear();
  refusals.length = 0;
  gate = undefined;
  const section = { parentId: null, kind: 'section' as const, row_version: 1 };
  sharedDraft = {
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
}

/** Holds answers back until what it gives is called. */
export function holdAnswers(): () => void {
  let answers = () => {};
  gate = new Promise((resolve) => (answers = resolve));
  return () => answers();
}

/** What another officer does; this page has not heard of it. */
export const another = (change: Partial<DraftDocument>) => {
  sharedDraft = { ...sharedDraft, ...change, row_version: sharedDraft.row_version + 1 };
};
/** A block in the section that was added. */
export const blockInAdded = (words: string): DraftBlock => ({
  id: BLOCK,
  sectionId: ADDED,
  type: 'link',
  content: { words, address: 'https://example.org', inNewTab: false },
  position: 0,
  isBeside: false,
  row_version: 1,
});

const result = (json: object): Answer => ({ json: { result: json } });
const CHANGED: Answer = {
  status: 409,
  json: { error: { code: 'changed-meanwhile', message: 'Changed' } },
};

async function answer({ method, path, body }: Asked): Promise<Answer> {
  if (path.endsWith('/editors')) return result(method === 'PUT' ? { others: [] } : {});
  if (path.startsWith('/consultations')) return result({ consultations: [], mayWrite: true });
  if (method === 'GET') return result({ document: sharedDraft });
  await gate;
  const refusal = refusals.shift();
  if (refusal) return refusal;
  const { row_version, ...patch } = body as { row_version: number; isDeleted?: boolean };
  if (path.endsWith('/sections')) {
    const section = { ...sharedDraft.sections[1]!, ...patch, id: ADDED, row_version: 1 };
    sharedDraft = { ...sharedDraft, sections: [...sharedDraft.sections, section] };
    return result({ section });
  }
  if (path.includes('/sections/')) return sectionAnswer(path, row_version, patch);
  if (row_version !== sharedDraft.row_version) return CHANGED;
  sharedDraft = { ...sharedDraft, ...patch, row_version: row_version + 1 };
  return result({ document: sharedDraft });
}

function sectionAnswer(path: string, version: number, patch: { isDeleted?: boolean }): Answer {
  const before = sharedDraft.sections.find(({ id }) => id === path.split('/').at(-1));
  // Deleting raises its version.
  if (!before || version !== before.row_version) return CHANGED;
  const section = { ...before, ...patch, row_version: version + 1 };
  const sections = patch.isDeleted
    ? sharedDraft.sections.filter((each) => each !== before)
    : sharedDraft.sections.map((each) => (each === before ? section : each));
  sharedDraft = { ...sharedDraft, sections };
  return result({ section });
}

/** The builder with that draft. */
export async function openBuilder(title = 'Local plan'): Promise<RenderResult> {
  serve(answer);
  const page = shown(
    <>
      <DocumentBuilderPage />
      <Toaster />
    </>,
  );
  await screen.findByRole('heading', { level: 1, name: title });
  return page;
}

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
export const heard = (text: string | RegExp) => screen.findByText(text);

/** Adds a section, which takes the focus once it is drawn. */
export async function addEmptySection(): Promise<void> {
  await press('Add section');
  const isDrawn = () => document.activeElement?.id === `section-${ADDED}-title`;
  await waitFor(() => {
    if (!isDrawn()) throw new Error('The section is not there yet');
  });
}

/** Types another title, and stays in it. */
export async function rename(title: string) {
  const heading = () => within(screen.getByRole('heading', { level: 1 }));
  await userEvent.click(heading().getByRole('button'));
  const box = heading().getByRole('textbox');
  await userEvent.clear(box);
  await userEvent.type(box, title);
}
