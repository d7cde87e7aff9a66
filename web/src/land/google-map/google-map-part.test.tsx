import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { expect, it, vi } from 'vitest';
import { TenantGate } from '../../session/tenant.tsx';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shownOnSite } from '../ground/sites/testing/shown-on-site.tsx';
import GoogleMapPart from './google-map-part.tsx';

const geometry = { type: 'Point', coordinates: [-1.6, 54.9] };
const scripts = () => document.querySelectorAll('script[src*="maps.googleapis.com"]');

it('says so when Google does not come', async () => {
  // Google's library says so in the console, too.
  vi.stubGlobal('console', { ...console, error: () => undefined });
  serveCouncil(() => ({ status: 500, json: {} }), { council: { googleMapsKey: 'a-key' } });
  shownOnSite(
    <TenantGate>
      <GoogleMapPart />
    </TenantGate>,
    { site: { geometry } as unknown as WholeSite },
  );
  await waitFor(() => expect(scripts()).toHaveLength(1));
  for (const script of scripts()) fireEvent.error(script);
  await screen.findByText('Google’s map could not be loaded');
});
