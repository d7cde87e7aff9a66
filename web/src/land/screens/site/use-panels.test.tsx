import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TenantGate } from '../../../session/tenant.tsx';
import { serveCouncil } from '../../../testing/serve-council.ts';
import { shownOnSite } from '../../ground/sites/testing/shown-on-site.tsx';
import { usePanels } from './use-panels.ts';

const Titles = () => <p>{[...usePanels().values()].map(({ title }) => title).join(', ')}</p>;

/** The titles of the panels of a council's page of a site. */
async function titles(council: object, v2 = true): Promise<string[]> {
  serveCouncil(() => ({ status: 500, json: {} }), { council });
  const part = (
    <TenantGate>
      <Titles />
    </TenantGate>
  );
  shownOnSite(part, { v2 });
  return (await screen.findByText(/^Features/)).textContent.split(', ');
}

it('has no Google map without a key', async () => {
  expect(await titles({ googleMapsKey: null })).not.toContain('Google map');
});

it('has a Google map with one', async () => {
  expect(await titles({ googleMapsKey: 'a-key' })).toContain('Google map');
});

it('has people and related sites in the second version', async () => {
  expect(await titles({})).toEqual(expect.arrayContaining(['People', 'Related sites']));
});

it('has neither in the first version', async () => {
  const shown = await titles({}, false);
  expect(shown.filter((title) => /People|Related/.test(title))).toEqual([]);
});
