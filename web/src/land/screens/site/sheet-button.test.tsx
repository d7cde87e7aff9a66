import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { expect, it } from 'vitest';
import { serve, type Answer } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { type SiteOnPage, SiteProvider } from '../../ground/sites/site-context.tsx';
import { SheetButton } from './sheet-button.tsx';

const page: SiteOnPage = {
  siteId: 71,
  scenario: 'base',
  site: {} as WholeSite,
  fields: new Map(),
  lists: [],
  can: { edit: true, delete: false },
  refetch: undefined,
  v2: true,
};

it('says that the sheet is being made until it is answered, and makes one at a time', async () => {
  let answer: (given: Answer) => void = () => undefined;
  const calls = serve(() => new Promise<Answer>((resolve) => (answer = resolve)));
  shown(
    <SiteProvider value={page}>
      <SheetButton />
    </SiteProvider>,
  );
  const button = screen.getByRole('button', { name: 'Print sheet' });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(screen.getByRole('status').textContent).toBe('The site sheet is being made');
  await userEvent.click(button);
  expect(calls.map(({ path }) => path)).toEqual(['/site/71/sheet?scenario=base']);
  answer({ status: 503, json: { error: { code: 'overloaded', message: 'Try again' } } });
  await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
  expect(screen.getByRole('status').textContent).toBe('');
});
