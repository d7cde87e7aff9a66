import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingImported, type GeodataImport } from '@contract/land/geodata/contract.ts';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { ImportResult } from './import-result.tsx';

const found: GeodataImport = {
  id: 7,
  kind: 'brownfield',
  file_name: 'register.csv',
  status: 'preview',
  preview: true,
  options: {},
  summary: nothingImported,
  columns: [],
  done: 0,
  total: 24,
  error: null,
  user_name: 'Ann',
  created_at: '2026-11-28T10:00:00Z',
  finished_at: null,
  elsewhere: '24 of 24 lie outside Newcastle; the register names South Tyneside',
};

it('a file of elsewhere is told of first, and compared at a second press alone', async () => {
  const asked = serve(() => ({ json: { result: { id: 7 } } }));
  shown(<ImportResult found={found} />);
  expect(screen.getByRole('alert').textContent).toContain(
    '24 of 24 lie outside Newcastle; the register names South Tyneside',
  );
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Compare all the same' }));
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/geodata/7/compare'));
});

it('a layer takes the place of the council’s own by a second press alone', async () => {
  const asked = serve(() => ({ json: { result: { id: 7 } } }));
  const told = '20 of 26 features of “Wards” are not in this file and would be removed';
  shown(<ImportResult found={{ ...found, kind: 'layer', preview: false, elsewhere: told }} />);
  expect(screen.getByRole('alert').textContent).toContain(told);
  expect(screen.getByRole('alert').textContent).toContain('the layer is as it was');
  await userEvent.click(screen.getByRole('button', { name: 'Replace the layer all the same' }));
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/geodata/7/compare'));
});
