import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  filtersNow,
  foundSite,
  found,
  isSearch,
  showSearch,
  user,
} from '../../testing/searching.tsx';

const tools = () => within(screen.getByRole('toolbar', { name: 'Selected sites' }));

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
