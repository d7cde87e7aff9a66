import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { storeTenant } from '../../../api/host.ts';
import { TenantGate } from '../../../session/tenant.tsx';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { FormContext } from '../../ground/filter-inputs/field-frame.tsx';
import {
  type Pointing,
  type SearchModel,
  SearchModelProvider,
} from '../../ground/search/search-model.tsx';
import type { FoundSites } from '../../ground/search/use-found-sites.ts';
import { SearchBox } from './search-box.tsx';

function Box() {
  const [typed, setTyped] = useState('');
  return (
    <FormContext value={{ id: 'form', searchAt: '0' }}>
      <SearchBox id="form-0" at="0" value={typed} change={setTyped} />
    </FormContext>
  );
}

test('a site chosen from the suggestions is shown, and the box is empty again', async () => {
  const options = [{ kind: 'site', label: 'Corn Hall', detail: '', siteId: 7 }];
  const tenant = { shortName: 'oak', features: [] };
  serve(({ path }) => ({
    json: {
      result: path.startsWith('/search') || path.includes('autocomplete') ? { options } : tenant,
    },
  }));
  storeTenant('oak');
  const show = vi.fn<(siteId: number) => void>();
  const model = { show, map: { current: null } } as unknown as SearchModel;
  shown(
    <TenantGate>
      <SearchModelProvider model={model} found={{} as FoundSites} pointing={{} as Pointing}>
        <Box />
      </SearchModelProvider>
    </TenantGate>,
  );
  const box = await screen.findByRole<HTMLInputElement>('combobox');
  await userEvent.type(box, 'corn h');
  await userEvent.click(await screen.findByRole('option', { name: /Corn Hall/ }));
  expect(show).toHaveBeenCalledWith(7);
  expect(box.value).toBe('');
});
