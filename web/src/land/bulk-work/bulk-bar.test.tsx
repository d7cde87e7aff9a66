import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  fill,
  filtersNow,
  foundSite,
  found,
  isSearch,
  showSearch,
  user,
} from '../../testing/searching.tsx';
import type { Asked } from '../../testing/serve.ts';
import { currentToasts } from '../../ui/toast-store.ts';

const ids = Array.from({ length: 300 }, (_, at) => at + 1);
const sites = ids.map((id) => foundSite(id));
const isTagging = ({ method, path }: Asked) => method === 'POST' && path === '/tag';
const sentIn = ({ body }: Asked) => (body as { sites_ids: number[] }).sites_ids;
const tools = () => within(screen.getByRole('toolbar', { name: 'Selected sites' }));

it('what fails half-way says what was done; the rest stays selected and goes through when tried again', async () => {
  let taggings = 0;
  const calls = showSearch({
    answer: (asked) => {
      if (isSearch(asked)) return found(...sites);
      if (asked.path.startsWith('/tag?')) return { json: { result: { tags: [] } } };
      if (!isTagging(asked)) return undefined;
      taggings += 1;
      if (taggings === 2) return { status: 500, json: {} };
      const data = sentIn(asked).map((site_id) => ({ site_id, tag_id: 5 }));
      return { json: { result: { created: { data } } } };
    },
  });
  await screen.findByText('300 / 300 sites found');
  await user.click(screen.getByLabelText('Select all'));
  await screen.findByText('300 selected');
  await user.click(tools().getByText('Tag'));
  fill(await screen.findByLabelText('Tag'), 'half-way');
  await user.click(screen.getByText('Confirm'));
  await screen.findByText(/200 sites were tagged, 100 sites were not and stay selected\.$/);
  await screen.findByText('100 selected');
  await user.click(screen.getByText('Confirm'));
  await waitFor(() =>
    expect(currentToasts().map(({ title }) => title)).toContain('Tag half-way added to 100 sites'),
  );
  const [first, , last] = calls.filter(isTagging).map(sentIn);
  expect([...first!, ...last!]).toEqual(ids);
});

it('a viewer’s tools are greyed and say why', async () => {
  showSearch({
    grants: ['sites.read'],
    answer: (asked) => (isSearch(asked) ? found(foundSite(1)) : undefined),
  });
  await user.click(await screen.findByLabelText('Select Site 1'));
  for (const name of ['Tag', 'List', 'Delete'])
    expect(tools().getByRole('button', { name })).toHaveProperty('disabled', true);
  expect(
    tools().getAllByLabelText(
      /^You dont have sufficient permissios to access this\..*sites\.write/,
    ),
  ).toHaveLength(3);
});

it('a tag leads to its search, where it stands behind Results for: and can be taken away', async () => {
  const tagged = { type: 'in array', dbPropertyName: 'site_tags', value: ['one-only'] };
  showSearch({
    answer: (asked) =>
      isSearch(asked) ? found(foundSite(1, { site_tags: ['5|one-only'] })) : undefined,
  });
  await user.click(await screen.findByRole('link', { name: 'one-only' }));
  expect(filtersNow()).toEqual([tagged]);
  await screen.findByText('Results for:');
  await user.click(screen.getByRole('button', { name: 'Search without: tagged one-only' }));
  await waitFor(() => expect(location.search).toBe(''));
});
