import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type SiteOnPage, SiteProvider } from '../../ground/sites/site-context.tsx';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { Neighbours } from './neighbours.tsx';

const filters = [{ type: 'text', dbPropertyName: 'site_name', value: 'mill' }];
const search = new URLSearchParams({ filters: JSON.stringify(filters), sort: '-size_ha' });

afterEach(() => history.replaceState(null, '', '/'));

function show(query: string, answer: object, status = 200, siteId = 7) {
  history.replaceState(null, '', `/site/${siteId}?${query}`);
  const asked = serve(() => ({ json: answer, status }));
  const page = { siteId } as unknown as SiteOnPage;
  shown(
    <SiteProvider value={page}>
      <Neighbours />
    </SiteProvider>,
  );
  return asked;
}

const beside = (position: number | null) => ({
  result: {
    position,
    total: 84,
    previous: { id: 3, name: 'Old Mill' },
    next: { id: 5, name: 'New Mill' },
  },
});

it('asks for the sites beside this one in the search it was opened from, and goes there by keys', async () => {
  const asked = show(
    `from=%2Flist%2F9&${search.toString()}&tab=Planning&scenario=Dense`,
    beside(14),
  );
  const place = await screen.findByRole('link', { name: '14 of 84' });
  expect(place.getAttribute('href')).toBe(`/list/9?${search.toString()}&site=7`);
  const sent = new URLSearchParams(asked[0]?.path.split('?')[1]);
  expect(JSON.parse(sent.get('filters') ?? '')).toEqual([
    { type: 'in array', dbPropertyName: 'site_list', value: [9] },
    ...filters,
  ]);
  expect(sent.get('sort')).toBe('-size_ha');
  const previous = screen.getByRole('link', { name: 'Previous site: Old Mill' });
  expect(previous.getAttribute('href')).toBe(
    `/site/3?from=%2Flist%2F9&${search.toString()}&tab=Planning`,
  );
  const steps = history.length;
  fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(location.pathname).toBe('/site/5'));
  expect(history.length).toBe(steps);
});

it('keeps the way on from a site that the search does not find any more', async () => {
  show('from=%2F', beside(null));
  await screen.findByRole('link', { name: 'No longer in this search' });
  const next = screen.getByRole('link', { name: 'Next site: New Mill' });
  expect(next.getAttribute('href')).toBe('/site/5?from=%2F');
});

it('says where the search ends', async () => {
  show('from=%2Fmap', { result: { ...beside(84).result, next: null } }, 200, 8);
  await screen.findByRole('link', { name: '84 of 84' });
  const last = screen.getByRole('button', { name: 'This is the last site of the search' });
  await userEvent.click(last);
  expect(location.pathname).toBe('/site/8');
});

it('leads back to a search that can not be made again', async () => {
  const refused = { error: { code: 'payload-invalid', message: 'No such layer', fields: {} } };
  show('from=%2F&sort=gone', refused, 400, 9);
  const back = await screen.findByRole('link', { name: 'Back to the search' });
  expect(back.getAttribute('href')).toBe('/?sort=gone&site=9');
});

it.each([
  '',
  'from=%2Fsettings',
  'from=https%3A%2F%2Felsewhere.test',
  'from=%2F&filters=%5B%7B%22ty',
])('is not there without a search: %j', (query) => {
  expect(show(query, {})).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});
