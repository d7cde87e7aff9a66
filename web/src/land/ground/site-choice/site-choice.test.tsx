import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Answer, serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { type ChosenSite, SiteChoice } from './site-choice.tsx';

const option = (siteId: number, label: string) => ({ label, detail: `NCL-${siteId}`, siteId });

function Choice() {
  const [chosen, choose] = useState<ChosenSite>();
  return <SiteChoice self={7} chosen={chosen} choose={choose} problem={undefined} />;
}

it('tells when sites cannot be searched, and shows those that are found when tried again', async () => {
  let answer: Answer = { status: 500, json: {} };
  serve(() => answer);
  shown(<Choice />);
  await userEvent.type(screen.getByLabelText('Find a site'), 'mill');
  await screen.findByText('Failed to search sites');
  const options = [option(7, 'Mill itself'), option(8, 'Mill field'), option(9, 'Old mill')];
  answer = { json: { result: { options } } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: /^Mill field/ });
  screen.getByRole('button', { name: /^Old mill/ });
  // A site is not related to itself.
  expect(screen.queryByRole('button', { name: /^Mill itself/ })).toBeNull();
  await waitFor(() => expect(screen.queryByText('Failed to search sites')).toBeNull());
});
