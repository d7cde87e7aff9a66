import { chakra } from '@chakra-ui/react';
import { type ReactNode, type Ref, Suspense, useEffect, useRef } from 'react';
import { Map as MapIcon } from 'lucide-react';
import { useTenant } from '../session/tenant.tsx';
import { CrashScreen } from '../ui/crash-screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Empty } from '../ui/empty.tsx';
import { engineFor, hasWebGl2 } from './choose-engine.ts';
import { MapFoot } from './map-foot.tsx';
import { mapMessages as messages } from './messages.ts';
import type { StatusColour } from '@contract/land/layers/style/site-colours.ts';
import type { MapHandle, MapEngineProps } from './map-types.ts';
import { useQueuedMapActions } from './use-queued-map-actions.ts';
import { FLAG_OF } from './toolbar/flagged.ts';
import { homeBox } from './view.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const loads = {
  maplibre: () => import('./maplibre-engine.tsx'),
  mapbox: () => import('./mapbox-engine.tsx'),
};
const engines = { maplibre: lazyPart(loads.maplibre), mapbox: lazyPart(loads.mapbox) };

export type SiteMapProps = Omit<
  MapEngineProps,
  'handle' | 'mapStyle' | 'home' | 'frame' | 'leans' | 'mapboxToken' | 'start'
> & {
  handle: Ref<MapHandle>;
  mapStyle: MapEngineProps['mapStyle'] | undefined;
  /** Where to begin; the council's region without. */
  start?: MapEngineProps['start'] | undefined;
  colours?: StatusColour[];
  /** What the colours distinguish, in the council's words. */
  colouredBy?: string | undefined;
  /** Whom the drawn layers credit. */
  credits?: readonly string[] | undefined;
  /** Further entries of the legend, such as the layers shown. */
  legend?: ReactNode;
};

/**
 * The one map of sites. It fills its positioned parent, loads its engine when first shown, and says so if the browser
 * cannot draw it: then the list is all that is needed.
 */
export function SiteMap({
  handle,
  mapStyle,
  start,
  colours = [],
  colouredBy,
  credits,
  legend,
  ...props
}: SiteMapProps) {
  const attach = useQueuedMapActions(handle);
  const tenant = useTenant();
  const home = homeBox(tenant);
  const engine = engineFor(tenant);
  const frame = useRef<HTMLDivElement>(null);
  // The engine loads while the council's layers are requested; a failure shows when the map is drawn.
  useEffect(() => {
    if (hasWebGl2()) loads[engine]().catch(() => undefined);
  }, [engine]);
  if (!hasWebGl2()) {
    return (
      // Below what a page lays over the map's upper edge.
      <chakra.div pt="24">
        <Empty kind="none" icon={<MapIcon size={20} />} title={messages.noWebGl}>
          {messages.noWebGlHint}
        </Empty>
      </chakra.div>
    );
  }
  const Engine = engines[engine];
  const waiting = <Skeleton position="absolute" inset="0" borderRadius="0" />;
  return (
    <CrashScreen>
      <Frame ref={frame}>
        <Suspense fallback={waiting}>
          {mapStyle ? (
            <Engine
              {...props}
              handle={attach}
              mapStyle={mapStyle}
              start={start ?? { box: home }}
              home={home}
              frame={frame}
              leans={tenant.features.includes(FLAG_OF.threeD)}
              mapboxToken={tenant.mapboxToken ?? undefined}
            />
          ) : (
            waiting
          )}
        </Suspense>
        <MapFoot colours={colours} colouredBy={colouredBy} credits={credits}>
          {legend}
        </MapFoot>
      </Frame>
    </CrashScreen>
  );
}

const Frame = chakra('div', { base: { position: 'absolute', inset: '0' } });
