import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { type Answer, serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import type { ComparedPair } from './comparison.ts';
import { MergeDrawer } from './merge-drawer.tsx';

const comparison: ComparedPair = {
  sides: [
    { id: 7, name: 'Ada Marsh', row_version: 2, representations: 0, actedFor: 0, contacts: 0 },
    { id: 9, name: 'Adah Marsh', row_version: 4, representations: 3, actedFor: 1, contacts: 0 },
  ],
  fields: [
    { name: 'first_name', label: 'First name', values: ['Ada', 'Adah'] },
    { name: 'email', label: 'Email', values: ['ada@marsh.test', ''] },
    { name: 'town', label: 'Town', values: ['Elmstead', 'Elmstead'] },
  ],
};
const refused = { code: 'changed-meanwhile', message: 'No', fields: { keptVersion: 'Adah' } };

function show(answers: Answer[]) {
  storeTenant('oak');
  const calls = serve(({ method, path }) => {
    if (method === 'GET') return { json: { result: comparison } };
    if (path.endsWith('/undo')) return { json: { result: { mergedId: 7, left: ['Email stays'] } } };
    return answers.shift() ?? { json: { result: { merge: { id: 3 } } } };
  });
  const done = vi.fn<(id: number) => void>();
  shown(
    <>
      <MergeDrawer kind="contact" ids={[7, 9]} done={done} close={() => undefined} />
      <Toaster />
    </>,
  );
  return { done, sent: () => calls.filter(({ method }) => method === 'POST') };
}

it('proposes the one that is named more often, with what it lacks from the other', async () => {
  const { done, sent } = show([]);
  const stays = await screen.findByRole('radio', { name: /^Adah Marsh \(9\)/ });
  expect(stays).toHaveProperty('checked', true);
  expect(screen.getByText('3 representations, agent of 1 representation')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'ada@marsh.test' })).toHaveProperty('checked', true);
  expect(screen.getByText('Town: Elmstead')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Ada' }));
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(done).toHaveBeenCalledWith(9));
  expect(sent()[0]?.body).toEqual({
    kind: 'contact',
    keptId: 9,
    keptVersion: 4,
    mergedId: 7,
    mergedVersion: 2,
    take: ['first_name', 'email'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Email stays')).toBeTruthy();
  expect(sent()[1]?.path).toBe('/consultations/merges/3/undo');
});

it('says that one was changed meanwhile, and merges nothing', async () => {
  const { done, sent } = show([{ status: 409, json: { error: refused } }]);
  await userEvent.click(await screen.findByRole('radio', { name: /^Ada Marsh \(7\)/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  expect((await screen.findByRole('alert')).textContent).toContain('changed meanwhile');
  expect(done).not.toHaveBeenCalled();
  expect(sent()[0]?.body).toMatchObject({ keptId: 7, take: [] });
});
