import { renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import type { MapHandle } from '../../../map/map-types.ts';
import type { Box } from '../../../map/view.ts';
import { serve } from '../../../testing/serve.ts';
import { useSearchActions } from './use-search-actions.ts';

const geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [-1.6, 54.9],
      [-1.5, 54.9],
      [-1.5, 55],
      [-1.6, 54.9],
    ],
  ],
};

test('going down the results keeps the zoom; being asked to show a site fits it', async () => {
  serve(() => ({ json: { result: { geometries: [{ id: 7, geometry }] } } }));
  const centre = vi.fn<(box: Box) => void>();
  const fit = vi.fn<(box: Box) => void>();
  const map = { current: { centre, fit } as Partial<MapHandle> as MapHandle };
  const { result } = renderHook(
    () =>
      useSearchActions({
        filters: [],
        area: undefined,
        change: () => undefined,
        map,
        bounds: { current: undefined },
        listed: true,
      }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  result.current.show(7, 'following');
  await waitFor(() => expect(centre).toHaveBeenCalledWith([-1.6, 54.9, -1.5, 55]));
  expect(fit).not.toHaveBeenCalled();
  result.current.show(7);
  await waitFor(() => expect(fit).toHaveBeenCalledWith([-1.6, 54.9, -1.5, 55]));
});
