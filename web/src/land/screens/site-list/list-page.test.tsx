import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { TenantGate } from '../../../session/tenant.tsx';
import { serveCouncil } from '../../../testing/serve-council.ts';
import { shown } from '../../../testing/shown.tsx';
import ListPage from './list-page.tsx';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/list/999999', ['/site/list/999999']],
  ['/list/none', []],
  ['/list/1.5', []],
])('%s is no list of this council', async (address, questions) => {
  history.replaceState(null, '', address);
  const error = { code: 'not-found', message: 'Not found', fields: {} };
  const asked = serveCouncil(() => ({ status: 404, json: { error } }));
  shown(
    <TenantGate>
      <Routes>
        <Route path="/list/:listId" element={<ListPage />} />
      </Routes>
    </TenantGate>,
  );
  await screen.findByRole('heading', { name: 'There is no such list' });
  // No question is put that has no answer.
  const paths = asked.map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/site/'))).toEqual(questions);
});
