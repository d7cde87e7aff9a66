import { chakra } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import type * as MapLibreParts from 'react-map-gl/maplibre';
import { tenantHeaders } from '../api/call.ts';
import { Emphasis } from './emphasis.tsx';
import { type MapCoordinates, MapCoordinatesContext } from './map-coordinates.ts';
import { MapNotices } from './map-notices.tsx';
import { MapPartsContext } from './map-parts.ts';
import { mapMessages as messages } from './messages.ts';
import { reducedMotion } from './reduced-motion.ts';
import { namesApart } from './style/area-names.ts';
import { MarkImages } from './style/mark-images.tsx';
import { NameAreas } from './style/name-areas.tsx';
import { FurtherLayers } from './style/thematic-layers.tsx';
import type { EngineParts, MapEngineProps } from './map-types.ts';
import { ToolParts } from './toolbar/tool-parts.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { ToolboxContext } from './toolbar/toolbox.ts';
import { LOOKING } from './toolbar/tools.ts';
import { useNewToolbox } from './toolbar/use-new-toolbox.ts';
import { CLOSEST_FIT, useMapHandle } from './use-map-handle.ts';
import { useMapPointer } from './use-map-pointer.ts';
import { useViewReport, viewOf } from './use-view-report.ts';
import { type Box, FIT_PADDING, MAX_ZOOM, type MapView, MIN_ZOOM } from './view.ts';

/** Pixels around the council as a whole, whose edge nobody needs to click. */
const HOME_PADDING = 20;

/** The map itself, on either engine, and its tools: events translated, nothing decided. */
export function MapEngine({
  parts,
  maxPitch,
  ...props
}: MapEngineProps & { parts: EngineParts; maxPitch: number }) {
  const { Map, ScaleControl } = parts;
  const map = useRef<MapLibreParts.MapRef>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [tilesFailed, setTilesFailed] = useState(false);
  const [drawn, setDrawn] = useState<{ times: number; from?: MapView }>({ times: 0 });
  const { handle, start, home, frame, tools = LOOKING, fitPadding = FIT_PADDING.sites } = props;

  const [loaded, setLoaded] = useState(false);
  const fit = useMapHandle(map, { handle, fitPadding, loaded });

  const mapParts = useMemo(
    () => (loaded && map.current ? { map: map.current, parts } : undefined),
    // Another map is drawn where tiles have failed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [loaded, parts, drawn.times],
  );
  const coordinates = useMemo(() => mapParts && coordinatesOf(mapParts.map), [mapParts]);
  const again = () => {
    props.retry?.();
    if (tilesFailed) drawAgain();
  };
  const toolbox = useNewToolbox(tools, frame, () => fit(home, { padding: HOME_PADDING }));
  const { cursor, ...pointer } = useMapPointer(map, props, toolbox.inHand !== undefined);
  const [waiting, setWaiting] = useState(true);
  const { mapStyle, names, areas } = useMemo(() => {
    const { layers, ...apart } = namesApart(props.mapStyle);
    return { mapStyle: { ...props.mapStyle, layers }, ...apart };
  }, [props.mapStyle]);
  const { report, events } = useViewReport(map, props.onView);
  const begin = beginAt(start, home, fitPadding);

  return (
    <MapPartsContext value={mapParts}>
      <MapCoordinatesContext value={coordinates}>
        <ToolboxContext value={toolbox}>
          <chakra.div ref={canvas} position="absolute" inset="0" bg="bg.muted" data-map>
            <Map
              key={drawn.times}
              ref={map}
              initialViewState={drawn.from ?? begin}
              mapStyle={mapStyle}
              {...(props.mapboxToken ? { mapboxAccessToken: props.mapboxToken } : {})}
              minZoom={MIN_ZOOM}
              maxZoom={MAX_ZOOM}
              maxPitch={props.leans ? maxPitch : 0}
              attributionControl={false}
              {...(reducedMotion.matches ? { fadeDuration: 0 } : {})}
              dragRotate={false}
              touchPitch={false}
              transformRequest={withTenant}
              cursor={cursor}
              onLoad={() => {
                setLoaded(true);
                canvas.current?.setAttribute('data-map', 'loaded');
                map.current?.getCanvas().setAttribute('aria-label', messages.map);
                report();
              }}
              // Missing ones count as loaded: they are reported separately.
              onRender={({ target }) => setWaiting(!target.areTilesLoaded())}
              onError={(event) => {
                if ('sourceId' in event) setTilesFailed(true);
                else reportError(event.error);
              }}
              {...events}
              {...pointer}
            >
              <Emphasis parts={parts} {...props} />
              <ScaleControl unit="metric" position="bottom-right" />
              <MarkImages />
              <FurtherLayers wanted={names} />
              <NameAreas areas={areas} />
              {mapParts && props.children}
              {mapParts && <ToolParts columns={tools} />}
            </Map>
            <MapNotices waiting={waiting} retry={tilesFailed || props.retry ? again : undefined} />
            <Toolbar columns={tools} />
          </chakra.div>
        </ToolboxContext>
      </MapCoordinatesContext>
    </MapPartsContext>
  );

  /** MapLibre 6 never retries a failed tile: only a new map in the same view does. */
  function drawAgain() {
    const view = viewOf(map.current);
    if (view) setDrawn(({ times }) => ({ times: times + 1, from: view }));
    setTilesFailed(false);
  }
}

/** What is seen first: a view, or a box as a whole; the whole council with little around it. */
const beginAt = (start: MapEngineProps['start'], home: Box, fitPadding: number) =>
  'view' in start
    ? start.view
    : {
        bounds: start.box,
        fitBoundsOptions: {
          padding: start.box === home ? HOME_PADDING : fitPadding,
          maxZoom: CLOSEST_FIT,
        },
      };

const coordinatesOf = (map: MapLibreParts.MapRef): MapCoordinates => ({
  spotOf: ([longitude, latitude]) => map.project([longitude, latitude]),
  onMove: (moved) => {
    map.on('move', moved);
    return () => void map.off('move', moved);
  },
  focus: () => map.getCanvas().focus(),
});

/** Our own tiles need the council's header and the session; others get neither. */
function withTenant(url: string) {
  const address = new URL(url, location.href);
  if (address.origin !== location.origin) return { url };
  return { url: address.href, headers: tenantHeaders(), credentials: 'include' as const };
}
