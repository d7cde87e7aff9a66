import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { RegisterReport, useRegisterCheck } from './register-check.tsx';

function Report() {
  const [developed, setDeveloped] = useState(false);
  const said = developed ? { developed } : {};
  const check = useRegisterCheck({ site_ids: [1, 2, 3], scenario: 'base', ...said });
  return <RegisterReport check={check} developed={developed} onDeveloped={setDeveloped} />;
}

const counts = { sites: 3, readySites: 2, problems: 0, leftOut: 1, inside: 0, noted: 1 };

it('says which sites are not for the register, and why, beside those that meet the standard', async () => {
  const reason = 'Greenfield: the register holds previously developed land alone';
  serve(() => ({
    json: {
      result: {
        ready: true,
        problems: [],
        leftOut: [{ siteId: 3, reference: 'NCL-0003', reason }],
        noted: [{ siteId: 2, reference: null, reason: 'Partly greenfield' }],
        counts,
        landKnown: true,
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

it('a council without a field for it is told so, and says of these sites what land they are', async () => {
  const asked = serve(({ body }) => {
    const landKnown = (body as { developed?: boolean }).developed ?? false;
    const found = { ready: landKnown, problems: [], leftOut: [], noted: [], landKnown };
    return { json: { result: { ...found, counts: { ...counts, leftOut: landKnown ? 0 : 3 } } } };
  });
  shown(<Report />);
  await screen.findByText(/has no field that tells brownfield from greenfield land/);
  const said = screen.getByRole('checkbox', {
    name: 'All of these sites are previously developed land',
  });
  await userEvent.click(said);
  await screen.findByText('2 sites meet the standard');
  expect(asked.at(-1)?.body).toMatchObject({ developed: true });
  // It can be taken back.
  await userEvent.click(screen.getByRole('checkbox'));
  await screen.findByRole('table', { name: 'Not for this register: 3 sites' });
});
