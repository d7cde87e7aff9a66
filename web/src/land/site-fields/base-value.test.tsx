import { someField } from '@contract/council/ground/dictionary/testing/some-field.ts';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type SiteOnPage, SiteProvider } from '../ground/sites/site-context.tsx';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { currentToasts } from '../../ui/toast-store.ts';
import { BaseValue } from './base-value.tsx';
import { cellOf } from './cell.ts';

const field = someField('homes', 'number', { label: 'Homes' });
const fields = new Map([[field.dbPropertyName, field]]);
const cell = cellOf(
  { dbPropertyName: 'homes', editable: true, cellConfig: { fieldType: 'text' } },
  fields,
)!;

function show(homes: number, scenario = 'Dense', edit = true) {
  const page: SiteOnPage = {
    siteId: 7,
    scenario,
    site: { homes } as unknown as WholeSite,
    fields,
    lists: [],
    can: { edit, delete: false },
    refetch: undefined,
    v2: true,
  };
  const asked = serve(() => ({ json: { result: { site: { homes: 12 } } } }));
  shown(
    <SiteProvider value={page}>
      <BaseValue cell={cell} />
    </SiteProvider>,
  );
  return asked;
}

it('shows what the site itself has, and goes back to it', async () => {
  const asked = show(40);
  await screen.findByText('Base: 12');
  await userEvent.click(screen.getByRole('button', { name: 'Back to Base: Homes' }));
  await waitFor(() =>
    expect(currentToasts().at(-1)?.title).toBe('Homes follows Base again in Dense'),
  );
  expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/site/scenario',
    body: { siteId: 7, scenarioName: 'Dense', clear: ['homes'] },
  });
});

it('marks nothing where the scenario has the same value, nor on the site itself', async () => {
  const asked = show(12);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(/^Base:/)).toBeNull();
  expect(show(40, 'base')).toEqual([]);
});

it('only marks for who may not edit', async () => {
  show(40, 'Dense', false);
  await screen.findByText('Base: 12');
  expect(screen.queryByRole('button')).toBeNull();
});
