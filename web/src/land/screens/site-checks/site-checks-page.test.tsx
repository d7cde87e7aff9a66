import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import SiteChecksPage from './site-checks-page.tsx';

const answer = (findings: object[]) => ({
  json: {
    result: {
      findings,
      counts: { sites: 541, sitesWithFindings: findings.length, findings: findings.length },
    },
  },
});

it('lists what does not go together, each with its site', async () => {
  const message = 'Suitable site area (0.11 ha) is more than Total site area (0.05 ha)';
  serve(() => answer([{ siteId: 303, name: 'Depot', field: 'Suitable site area', message }]));
  shown(<SiteChecksPage />);
  await screen.findByText('1 finding in 1 of 541 sites');
  screen.getByText(message);
  expect(screen.getByRole('link', { name: 'Depot' }).getAttribute('href')).toBe('/site/303');
});

it('says that all is well where nothing was found, and leads on', async () => {
  serve(() => answer([]));
  shown(<SiteChecksPage />);
  const words = await screen.findByText('Nothing was found in 541 sites.');
  expect(words.closest('[data-empty]')?.getAttribute('data-empty')).toBe('done');
  const on = screen.getByRole('link', { name: 'Go to the sites table' });
  expect(on.getAttribute('href')).toBe('/table');
  expect(screen.queryByRole('table')).toBeNull();
});
