import { type RefObject, Suspense } from 'react';
import type { MapHandle } from '../../map/map-types.ts';
import { FLY_ZOOM } from '../../map/view.ts';
import { useTenant } from '../../session/tenant.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { gazetteerSource } from './gazetteer-source.ts';
import { PlaceBox } from './place-box.tsx';
import type { LongitudeLatitude } from './place-source.ts';

const GooglePlaces = lazyPart(() => import('./google-places.tsx'));

/**
 * Finds places in the UK and moves the map to the chosen one at zoom 16, whatever its extent (specification 000
 * section 2.4): through Google if the council has a key, otherwise in its own gazetteer.
 */
export function PlaceSearch({ map }: { map: RefObject<MapHandle | null> }) {
  const { googleMapsKey } = useTenant();
  const go = (to: LongitudeLatitude) => map.current?.flyTo(to, FLY_ZOOM);
  if (!googleMapsKey) return <PlaceBox source={gazetteerSource} go={go} />;
  return (
    <Suspense fallback={<PlaceBox source={gazetteerSource} go={go} />}>
      <GooglePlaces apiKey={googleMapsKey} go={go} />
    </Suspense>
  );
}
