import { chakra } from '@chakra-ui/react';
import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import type * as MapLibreParts from 'react-map-gl/maplibre';
import { tenantHeaders } from '../api/call.ts';
import { Emphasis } from './emphasis.tsx';
import { featuresAt, hitsOf, isCluster, siteIdOf } from './hits.ts';
import { MapIncomplete } from './map-incomplete.tsx';
import { MapPartsContext } from './map-parts.ts';
import { MapTools } from './map-tools.tsx';
import { messages } from './messages.ts';
import type { EngineParts, MapHandle, PointerPlace, SurfaceProps } from './surface-types.ts';
import { useThrottled } from './use-throttled.ts';
import { type Box, FIT_PADDING, FLY_ZOOM, type MapView, MAX_ZOOM, MIN_ZOOM } from './view.ts';

/** A small site is shown with its neighbours. */
const CLOSEST_FIT = 17;
/** Pixels around the council as a whole, whose edge nobody points at. */
const HOME_PADDING = 20;
const HOVER_THROTTLE_MS = 150;
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The map itself, on either engine: events translated, nothing decided. */
export function Surface({ parts, ...props }: SurfaceProps & { parts: EngineParts }) {
  const { Map, ScaleControl } = parts;
  const map = useRef<MapLibreParts.MapRef>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [overFeature, setOverFeature] = useState(false);
  const [tilesFailed, setTilesFailed] = useState(false);
  const [drawn, setDrawn] = useState<{ times: number; from?: MapView }>({ times: 0 });
  const { handle, start, home, onHover, onHits, onView } = props;

  const fit = (box: Box, { padding = FIT_PADDING, maxZoom = CLOSEST_FIT } = {}) => {
    const canvas = map.current?.getCanvas();
    const room = Math.min(canvas?.clientWidth ?? 400, canvas?.clientHeight ?? 400);
    map.current?.fitBounds(box, {
      padding: Math.min(padding, Math.max(0, room / 2 - 20)),
      maxZoom,
      duration: still.matches ? 0 : 750,
    });
  };
  const flyTo: MapHandle['flyTo'] = (center, zoom = FLY_ZOOM) =>
    still.matches ? map.current?.jumpTo({ center, zoom }) : map.current?.flyTo({ center, zoom });
  const bounds = () => map.current?.getBounds().toArray().flat() as Box | undefined;
  const [loaded, setLoaded] = useState(false);
  // Until then there is nothing to move.
  useImperativeHandle<MapHandle | null, MapHandle | null>(handle, () =>
    loaded ? { fit, flyTo, bounds } : null,
  );

  const mapParts = useMemo(
    () => (loaded && map.current ? { map: map.current, parts } : undefined),
    // Another map is drawn where tiles have failed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [loaded, parts, drawn.times],
  );

  // Undefined when the pointer has left the map.
  const hover = useThrottled((at: (PointerPlace & { inside: PointerPlace }) | undefined) => {
    const feature = at && map.current ? featuresAt(map.current, at.inside)[0] : undefined;
    setOverFeature(feature !== undefined);
    onHover?.(feature && siteIdOf(feature), at && { x: at.x, y: at.y });
  }, HOVER_THROTTLE_MS);
  const begin =
    'view' in start
      ? start.view
      : {
          bounds: start.box,
          fitBoundsOptions: {
            padding: start.box === home ? HOME_PADDING : FIT_PADDING,
            maxZoom: CLOSEST_FIT,
          },
        };

  return (
    <chakra.div ref={frame} position="absolute" inset="0" bg="bg.muted" data-map>
      <Map
        key={drawn.times}
        ref={map}
        initialViewState={drawn.from ?? begin}
        mapStyle={props.mapStyle}
        {...(props.mapboxToken ? { mapboxAccessToken: props.mapboxToken } : {})}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        attributionControl={false}
        dragRotate={false}
        touchPitch={false}
        transformRequest={withTenant}
        cursor={overFeature ? 'pointer' : 'grab'}
        onLoad={() => {
          setLoaded(true);
          frame.current?.setAttribute('data-map', 'loaded');
          map.current?.getCanvas().setAttribute('aria-label', messages.map);
          report();
        }}
        onError={(event) => {
          if ('sourceId' in event) setTilesFailed(true);
          else reportError(event.error);
        }}
        onMoveEnd={() => report()}
        onMouseMove={({ point, originalEvent: { clientX, clientY } }) => {
          if (onHits) hover({ x: clientX, y: clientY, inside: { x: point.x, y: point.y } });
        }}
        onMouseOut={() => hover(undefined)}
        onClick={({ point, lngLat }) => {
          if (!onHits || !map.current) return;
          const features = featuresAt(map.current, point);
          const hits = hitsOf(features);
          if (hits.sites.length === 0 && features.some(isCluster))
            map.current.easeTo({ center: lngLat, zoom: map.current.getZoom() + 2 });
          else onHits({ ...hits, at: [lngLat.lng, lngLat.lat] });
        }}
      >
        <Emphasis parts={parts} {...props} />
        <ScaleControl unit="metric" position="bottom-right" />
        {mapParts && <MapPartsContext value={mapParts}>{props.children}</MapPartsContext>}
      </Map>
      {(tilesFailed || props.retry) && (
        <MapIncomplete
          retry={() => {
            props.retry?.();
            if (tilesFailed) drawAgain();
          }}
        />
      )}
      <MapTools
        zoomIn={() => map.current?.zoomIn()}
        zoomOut={() => map.current?.zoomOut()}
        goHome={() => fit(home, { padding: HOME_PADDING })}
        frame={frame}
      />
    </chakra.div>
  );

  /** MapLibre 6 never asks again for a tile that failed: only a new map does, where this one was. */
  function drawAgain() {
    const view = viewOf(map.current);
    if (view) setDrawn(({ times }) => ({ times: times + 1, from: view }));
    setTilesFailed(false);
  }

  function report() {
    const view = viewOf(map.current);
    const box = bounds();
    if (!view || !box) return;
    onView?.(view, box);
  }
}

function viewOf(map: MapLibreParts.MapRef | null): MapView | undefined {
  if (!map) return undefined;
  const { lng, lat } = map.getCenter();
  return { longitude: lng, latitude: lat, zoom: map.getZoom() };
}

/** Tiles of ours need the council's header and the session; others get neither. */
function withTenant(url: string) {
  const address = new URL(url, location.href);
  if (address.origin !== location.origin) return { url };
  return { url: address.href, headers: tenantHeaders(), credentials: 'include' as const };
}
