import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { type SiteOnPage, SiteProvider } from '../ground/sites/site-context.tsx';
import { ConstraintDeductions } from './constraint-deductions.tsx';

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
const layer = (layerId: string, layerName: string, overlapHectares: number) => ({
  layerId,
  layerName,
  overlapHectares,
  themeId: null,
  geometryKind: 'polygon',
  layerOverlapPercent: overlapHectares * 100,
  features: 1,
  nearestMetres: 0,
});
const constraints = [
  layer('flood-2', 'Flood zone 2', 0.4),
  layer('flood-3', 'Flood zone 3', 0.32),
  layer('flood-1', 'Flood zone 1', 0.9),
  layer('trees', 'Ancient woodland', 0),
];

function Form() {
  const form = useForm({ defaultValues: { excludedHectares: '', excludedLayers: '' } });
  return (
    <FormProvider {...form}>
      <input aria-label="Excluded" {...form.register('excludedHectares')} />
      <output aria-label="Remembered">{form.watch('excludedLayers')}</output>
      <ConstraintDeductions />
    </FormProvider>
  );
}

const excluded = () => screen.getByLabelText<HTMLInputElement>('Excluded').value;

it('ticked layers are left out together, each place once; none is nothing', async () => {
  const asked = serve(({ path }) => ({
    json: {
      result: path.includes('together')
        ? { hectares: path.includes('flood-2') ? 0.4 : 0.32 }
        : { siteHectares: 1, constraints },
    },
  }));
  shown(
    <SiteProvider value={page}>
      <Form />
    </SiteProvider>,
  );
  const third = await screen.findByRole('checkbox', { name: 'Flood zone 3: 0.32 ha' });
  expect(screen.queryByRole('checkbox', { name: /woodland/ })).toBeNull();
  await userEvent.click(third);
  await waitFor(() => expect(excluded()).toBe('0.32'));
  expect(screen.getByLabelText('Remembered').textContent).toBe(
    '[{"id":"flood-3","name":"Flood zone 3"}]',
  );
  // What covers most of the site and is not left out is said.
  screen.getByText('Covers most of the site and is not left out: Flood zone 1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Flood zone 2: 0.40 ha' }));
  await waitFor(() => expect(excluded()).toBe('0.4'));
  expect(decodeURIComponent(asked.at(-1)!.path)).toContain('layerIds=["flood-3","flood-2"]');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Flood zone 2: 0.40 ha' }));
  await waitFor(() => expect(excluded()).toBe('0.32'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Flood zone 3: 0.32 ha' }));
  await waitFor(() => expect(excluded()).toBe(''));
});
