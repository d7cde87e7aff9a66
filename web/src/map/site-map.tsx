import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Map as MapIcon } from 'lucide-react';
import { useTenant } from '../session/tenant.tsx';
import { CrashScreen } from '../ui/crash-screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState } from '../ui/states.tsx';
import { engineFor, hasWebGl2 } from './engine.ts';
import { Legend } from './legend.tsx';
import { LicenceFooter } from './licence-footer.tsx';
import { messages } from './messages.ts';
import type { StatusColour } from './site-colours.ts';
import type { SurfaceProps } from './surface-types.ts';
import { homeBox } from './view.ts';

const engines = {
  maplibre: lazy(() => import('./maplibre-surface.tsx')),
  mapbox: lazy(() => import('./mapbox-surface.tsx')),
};

export type SiteMapProps = Omit<SurfaceProps, 'mapStyle' | 'home' | 'mapboxToken' | 'start'> & {
  mapStyle: SurfaceProps['mapStyle'] | undefined;
  /** Where to begin; the council's region without. */
  start?: SurfaceProps['start'] | undefined;
  colours?: StatusColour[];
};

/**
 * The one map of sites. It fills its positioned parent, loads its engine when it is first shown, and
 * says so where the browser cannot draw it: the list is then all that is needed.
 */
export function SiteMap({ mapStyle, start, colours = [], ...props }: SiteMapProps) {
  const tenant = useTenant();
  const home = homeBox(tenant);
  if (!hasWebGl2()) {
    return (
      <EmptyState icon={<MapIcon size={20} />} title={messages.noWebGl}>
        {messages.noWebGlHint}
      </EmptyState>
    );
  }
  const Engine = engines[engineFor(tenant)];
  const waiting = <Skeleton position="absolute" inset="0" borderRadius="0" />;
  if (!mapStyle) return waiting;
  return (
    <CrashScreen>
      <Suspense fallback={waiting}>
        <Engine
          {...props}
          mapStyle={mapStyle}
          start={start ?? { box: home }}
          home={home}
          mapboxToken={tenant.mapboxToken ?? undefined}
        />
      </Suspense>
      <BottomLeft>
        <Legend colours={colours} />
        <LicenceFooter licence={tenant.mapLicense} />
      </BottomLeft>
    </CrashScreen>
  );
}

/** The scale keeps the right-hand corner. */
const BottomLeft = chakra('div', {
  base: {
    position: 'absolute',
    left: '3',
    bottom: '2',
    maxW: 'calc(100% - 160px)',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
  },
});
