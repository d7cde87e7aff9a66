import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { AfterSaving, asksAfter, type SavedBoundary } from './after-saving.tsx';

const saved: SavedBoundary = {
  id: 421,
  row_version: 3,
  hectares: 5.41,
  cut_hectares: null,
  change_id: '11111111-1111-4111-8111-111111111111',
  kept_area: { field: 'size_ha', label: 'Total site area', hectares: 0.88 },
  overlaps: [
    { id: 12, name: 'Mill field', hectares: 0.5, takenIn: false },
    { id: 13, name: 'Depot', hectares: 0, takenIn: true },
  ],
};
const answer = { id: 421, scenario_name: 'base', row_version: 4, values: {}, change_id: null };

function show(boundary: SavedBoundary) {
  const asked = serve(() => ({ json: { result: answer } }));
  const closed: true[] = [];
  shown(<AfterSaving saved={boundary} close={() => closed.push(true)} />);
  return { asked, closed };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows both areas and names what the boundary overlaps; the published area stays unless taken', async () => {
  const { asked, closed } = show(saved);
  screen.getByText(/0.88 ha was published, and you drew 5.41 ha \(× 6.1\)/);
  expect(screen.getByRole('link', { name: 'Mill field' }).getAttribute('href')).toBe('/site/12');
  screen.getByText(/a point within it/);
  await press('Keep 0.88 ha');
  expect(closed).toHaveLength(1);
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('the drawn area is taken as an edit of the field', async () => {
  const { asked, closed } = show(saved);
  await press('Take 5.41 ha');
  await waitFor(() => expect(closed).toHaveLength(1));
  expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/site/421?scenario=base',
    body: { column_name_raw: 'size_ha', new_value: 5.41, old_value: 0.88 },
  });
});

it('overlaps alone are only told; where there is neither, nothing is asked', async () => {
  const { closed } = show({ ...saved, kept_area: null });
  screen.getByRole('heading', { name: 'It overlaps 2 other sites' });
  await press('Done');
  expect(closed).toHaveLength(1);
  expect(asksAfter({ ...saved, kept_area: null, overlaps: [] })).toBe(false);
});

it('asks what becomes of what the boundary has taken in, and says what it became', async () => {
  const asked = serve(() => ({ json: { result: { ids: [13] } } }));
  shown(<AfterSaving saved={{ ...saved, kept_area: null }} close={() => undefined} />);
  screen.getByText('What becomes of Depot?');
  expect(screen.queryByText('What becomes of Mill field?')).toBeNull();
  await press('Merge: it ends today');
  await screen.findByText('Depot has ended today');
  expect(asked.find(({ path }) => path === '/site/boundary/taken-in')?.body).toEqual({
    siteId: 421,
    siteIds: [13],
    becomes: 'ended',
    change_id: saved.change_id,
  });
});
