import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { storeTenant } from '../../../api/host.ts';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import DocumentsPage from './documents-page.tsx';

const plan = {
  id: 7,
  title: 'Local plan',
  consultation: null,
  edition: null,
  publishedAt: null,
  isChanged: false,
  isTemplate: false,
  councilPage: null,
  publishAt: null,
  updatedAt: '2026-01-02T10:00:00.000Z',
  updatedBy: 'Ada',
  row_version: 3,
  questions: 5,
  respondents: 12,
};
const gone = {
  id: 8,
  title: 'Old plan',
  deletedAt: '2026-01-02T10:00:00.000Z',
  deletedBy: 'Ada',
  respondents: 0,
  row_version: 4,
};

function show() {
  storeTenant('oak');
  const calls = serve(({ method, path }) => {
    if (method === 'PATCH') return { json: { result: { document: null } } };
    const documents = path.endsWith('/deleted-drafts') ? [gone] : [plan];
    return { json: { result: { documents, mayWrite: true } } };
  });
  shown(<DocumentsPage />);
  return () =>
    calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
}

it('a document is deleted once somebody has read what goes with it', async () => {
  const changes = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Local plan' }));
  await screen.findByText(/5 questions and the answers of 12 respondents/);
  expect(changes()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete document' }));
  await waitFor(() =>
    expect(changes()).toEqual([['/documents/drafts/7', { row_version: 3, isDeleted: true }]]),
  );
});

it('a deleted document is restored from the list of deleted ones', async () => {
  const changes = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Deleted documents' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Old plan' }));
  await waitFor(() =>
    expect(changes()).toEqual([['/documents/drafts/8', { row_version: 4, isDeleted: false }]]),
  );
});

it('many documents are searched, narrowed by state, sorted and turned a page at a time', async () => {
  storeTenant('oak');
  const many = Array.from({ length: 30 }, (_, at) => ({
    ...plan,
    id: at + 1,
    title: `Plan ${String(at + 1).padStart(2, '0')}`,
    edition: at % 2 === 0 ? 1 : null,
  }));
  serve(() => ({ json: { result: { documents: many, mayWrite: false } } }));
  shown(<DocumentsPage />);
  await screen.findByText('1–20 of 30');
  const titles = () =>
    [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  expect(titles()).toHaveLength(20);
  press('Sort by Title');
  press('Sort by Title');
  expect(titles()[0]).toBe('Plan 30');
  press('Last page');
  await screen.findByText('21–30 of 30');
  expect(titles().at(-1)).toBe('Plan 01');
  const state = screen.getByRole('combobox', { name: 'State' });
  fireEvent.change(state, { target: { value: 'published' } });
  await screen.findByText('15 of 30 documents');
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'plan 1' } });
  await screen.findByText('7 of 30 documents');
  expect(titles()).toEqual(['21', '19', '17', '15', '13', '11', '01'].map((n) => `Plan ${n}`));
  fireEvent.change(search, { target: { value: 'plan x' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show all documents' }));
  await screen.findByText('1–20 of 30');
}, 60_000);

it('takes letters into the middle of the words that are looked for, and gives the box back as the list does', async () => {
  history.replaceState(null, '', '/consultations/documents');
  show();
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  await userEvent.type(box, 'Locplan');
  await userEvent.type(box, 'al ', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(box.value).toBe('Local plan');
  expect(box.selectionStart).toBe(6);
  await waitFor(() =>
    expect(new URLSearchParams(location.search).get('search')).toBe('Local plan'),
  );
  await userEvent.type(box, 'x');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all documents' }));
  await waitFor(() => expect(box.value).toBe(''));
  expect(document.activeElement).toBe(box);
});
