import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { type MapParts, MapPartsContext } from '../../../map/map-parts.ts';
import { shown } from '../../../testing/shown.tsx';
import { CircleLinks, type CountedPlace } from './places-map.tsx';

/** What a map that is drawn gives; jsdom draws none. */
const drawn = {
  parts: { Marker: ({ children }: { children: ReactNode }) => children },
} as unknown as MapParts;

const ward = (name: string, count: number): CountedPlace => ({
  kind: 'ward',
  point: [-1.6, 55],
  count,
  to: `/consultations/representations/all?ward=${name}`,
  label: `${count} representations: ${name}`,
});

it('circles of the map open what they count, by keyboard too, those that count nothing do not', async () => {
  shown(
    <MapPartsContext value={drawn}>
      <CircleLinks places={[ward('Byker', 3), ward('Quayside', 20), ward('Heaton', 0)]} />
    </MapPartsContext>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    '20 representations: Quayside',
    '3 representations: Byker',
  ]);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(location.pathname + location.search).toBe('/consultations/representations/all?ward=Byker');
});
