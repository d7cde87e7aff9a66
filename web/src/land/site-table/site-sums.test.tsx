import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { SiteSumsLine } from './site-sums.tsx';
import { useSiteTotals } from './use-site-totals.ts';

const sums = {
  sites: 24,
  ended: 1,
  inside: 3,
  hectares: 10.7,
  homes: { from: 60, to: 71 },
  overlapping: 0,
  overlapHectares: 0,
  columns: { hectares: 'size_ha', homes: 'homes' },
};

function Totals() {
  const [found] = useSiteTotals([], new Set());
  return <p>{[...(found ?? [])].map((each) => each.join(': ')).join('; ')}</p>;
}

test('sums say how many sites are in them, and why the others are not', async () => {
  serve(() => ({ json: { result: sums } }));
  shown(<SiteSumsLine filters={[]} />);
  const words = '20 sites counted, without 3 inside other sites and 1 ended';
  expect((await screen.findByText(/10.7 ha/)).textContent).toBe(`10.7 ha · 60–71 homes · ${words}`);
});

test('the table’s foot has both numbers', async () => {
  serve(() => ({ json: { result: sums } }));
  shown(<Totals />);
  const foot = await screen.findByText(/Found/);
  expect(foot.textContent).toMatch(/Found: 24, counted: 20; size_ha: 10.7; homes: 60–71$/);
});

test('where land counts whole, one number stands', async () => {
  serve(() => ({ json: { result: { ...sums, ended: 0, inside: 0 } } }));
  shown(<Totals />);
  expect((await screen.findByText(/Found/)).textContent).toContain('Found: 24; size_ha');
});
