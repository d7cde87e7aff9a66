import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { RegisterReport, useRegisterCheck } from './register-check.tsx';

function Report() {
  return <RegisterReport check={useRegisterCheck({ site_ids: [1, 2, 3], scenario: 'base' })} />;
}

it('says which sites are not for the register, and why, beside those that meet the standard', async () => {
  const reason = 'Greenfield: the register holds previously developed land alone';
  serve(() => ({
    json: {
      result: {
        ready: true,
        problems: [],
        leftOut: [{ siteId: 3, reference: 'NCL-0003', reason }],
        noted: [{ siteId: 2, reference: null, reason: 'Partly greenfield' }],
        counts: { sites: 3, readySites: 2, problems: 0, leftOut: 1, noted: 1 },
      },
    },
  }));
  shown(<Report />);
  await screen.findByText('2 sites meet the standard');
  const left = screen.getByRole('table', { name: 'Not for this register: 1 site' });
  within(left).getByText(reason);
  expect(within(left).getByRole('link', { name: 'NCL-0003' }).getAttribute('href')).toBe('/site/3');
  const noted = screen.getByRole('table', { name: 'To be looked at: 1 site' });
  within(noted).getByRole('link', { name: 'Site 2' });
});
