import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeTenant } from '../../../../api/host.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { TenantGate } from '../../../../session/tenant.tsx';
import { serve } from '../../../../testing/serve.ts';
import { shown } from '../../../../testing/shown.tsx';
import { SiteInfoField } from './site-info-field.tsx';

const field = (dbPropertyName: string, label: string) => ({ dbPropertyName, label, type: 'text' });
const fields = [field('helaa_reference', 'HELAA reference'), field('owner', 'Owner')];

it.each([
  [null, ['HELAA reference', 'Owner']],
  [['id', 'helaa_reference', 'no_such_field'], ['HELAA reference']],
])(
  'offers the fields that documents may tell where the council allows %j',
  async (allowed, offered) => {
    queryClient.clear();
    storeTenant('oak');
    serve(({ path }) => {
      if (path.startsWith('/tenant'))
        return {
          json: {
            result: { shortName: 'oak', name: 'Oak', features: [], documentSiteFields: allowed },
          },
        };
      if (path.startsWith('/site/columns')) return { json: { result: fields } };
      return { json: { result: { isAuthenticated: false, user: null, newsFrom: null } } };
    });
    const { unmount } = shown(
      <TenantGate>
        <SiteInfoField at="" info={[]} change={() => undefined} />
      </TenantGate>,
    );
    const box = await screen.findByRole('combobox');
    fireEvent.focus(box);
    fireEvent.click(box);
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(offered),
    );
    unmount();
  },
);
