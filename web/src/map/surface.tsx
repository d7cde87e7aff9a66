import { chakra } from '@chakra-ui/react';
import type { ExpressionSpecification, VectorTileSource } from 'maplibre-gl';
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type * as MapLibreParts from 'react-map-gl/maplibre';
import { tenantHeaders } from '../api/call.ts';
import { SITES, SITE_LAYERS } from './council-style.ts';
import { MapIncomplete } from './map-incomplete.tsx';
import { MapTools } from './map-tools.tsx';
import { messages } from './messages.ts';
import type { MapHandle, SurfaceProps } from './surface-types.ts';
import { type Box, FIT_PADDING, MAX_ZOOM, MIN_ZOOM } from './view.ts';

/** The parts of react-map-gl that a surface is made of; both engines' have the same shape. */
export type EngineParts = Pick<typeof MapLibreParts, 'Layer' | 'Map' | 'ScaleControl' | 'Source'>;

/** A small site is shown with its neighbours. */
const CLOSEST_FIT = 17;
const HOVER_THROTTLE_MS = 150;
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The map itself, on either engine: events translated, nothing decided. */
export function Surface({ parts, ...props }: SurfaceProps & { parts: EngineParts }) {
  const { Map, ScaleControl } = parts;
  const map = useRef<MapLibreParts.MapRef>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [overSite, setOverSite] = useState(false);
  const [tilesFailed, setTilesFailed] = useState(false);
  const { handle, start, home, onHover, onPick, onView } = props;

  const fit = (box: Box, { padding = FIT_PADDING, maxZoom = CLOSEST_FIT } = {}) => {
    const canvas = map.current?.getCanvas();
    const room = Math.min(canvas?.clientWidth ?? 400, canvas?.clientHeight ?? 400);
    map.current?.fitBounds(box, {
      padding: Math.min(padding, Math.max(0, room / 2 - 20)),
      maxZoom,
      duration: still.matches ? 0 : 750,
    });
  };
  const bounds = () => map.current?.getBounds().toArray().flat() as Box | undefined;
  const [loaded, setLoaded] = useState(false);
  // Until then there is nothing to move.
  useImperativeHandle<MapHandle | null, MapHandle | null>(handle, () =>
    loaded ? { fit, bounds } : null,
  );

  const hover = useThrottled((id: number | undefined) => onHover?.(id), HOVER_THROTTLE_MS);
  const siteAt = (event: MapLibreParts.MapLayerMouseEvent) => event.features?.[0];
  const begin =
    'view' in start
      ? start.view
      : { bounds: start.box, fitBoundsOptions: { padding: 20, maxZoom: CLOSEST_FIT } };
  const answers = onPick ? SITE_LAYERS : [];

  return (
    <chakra.div ref={frame} position="absolute" inset="0" bg="bg.muted" data-map>
      <Map
        ref={map}
        initialViewState={begin}
        mapStyle={props.mapStyle}
        {...(props.mapboxToken ? { mapboxAccessToken: props.mapboxToken } : {})}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        attributionControl={false}
        dragRotate={false}
        touchPitch={false}
        interactiveLayerIds={answers.filter((id) => hasLayer(props.mapStyle, id))}
        transformRequest={withTenant}
        cursor={overSite ? 'pointer' : 'grab'}
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
        onMouseMove={(event) => {
          const id = siteIdOf(siteAt(event));
          setOverSite(siteAt(event) !== undefined);
          hover(id);
        }}
        onMouseOut={() => hover(undefined)}
        onClick={(event) => {
          const feature = siteAt(event);
          const id = siteIdOf(feature);
          if (id !== undefined) onPick?.(id);
          else if (feature)
            map.current?.easeTo({ center: event.lngLat, zoom: (map.current?.getZoom() ?? 8) + 2 });
        }}
      >
        <Emphasis parts={parts} {...props} />
        <ScaleControl unit="metric" position="bottom-right" />
      </Map>
      {(tilesFailed || props.retry) && (
        <MapIncomplete
          retry={() => {
            props.retry?.();
            if (tilesFailed) fetchTilesAgain();
          }}
        />
      )}
      <MapTools
        zoomIn={() => map.current?.zoomIn()}
        zoomOut={() => map.current?.zoomOut()}
        goHome={() => fit(home, { padding: 20 })}
        frame={frame}
      />
    </chakra.div>
  );

  function fetchTilesAgain() {
    setTilesFailed(false);
    for (const [id, { type, ...source }] of Object.entries(props.mapStyle.sources)) {
      const tiles = 'tiles' in source ? source.tiles : undefined;
      if (type === 'vector' && tiles) map.current?.getSource<VectorTileSource>(id)?.setTiles(tiles);
    }
  }

  function report() {
    const now = map.current;
    const box = bounds();
    if (!now || !box) return;
    const { lng, lat } = now.getCenter();
    onView?.({ longitude: lng, latitude: lat, zoom: now.getZoom() }, box);
  }
}

/** The site under the pointer and the selected one, over everything else. */
function Emphasis({ parts, mapStyle, selected, hoveredId }: SurfaceProps & { parts: EngineParts }) {
  const { Layer, Source } = parts;
  const sites = mapStyle.layers.find((layer) => layer.id === 'sites-fill');
  const sourceLayer = sites && 'source-layer' in sites ? sites['source-layer'] : undefined;
  const isHovered: ExpressionSpecification = ['==', ['id'], hoveredId ?? -1];
  const shape = useMemo(
    () => ({
      type: 'Feature' as const,
      properties: {},
      geometry: selected ?? { type: 'GeometryCollection' as const, geometries: [] },
    }),
    [selected],
  );
  return (
    <>
      {sourceLayer !== undefined && (
        <Layer
          id="sites-hovered"
          type="line"
          source={SITES}
          source-layer={sourceLayer}
          filter={isHovered}
          paint={{ 'line-color': '#161b21', 'line-width': 2.5, 'line-opacity': 0.75 }}
        />
      )}
      <Source id="selected" type="geojson" data={shape}>
        <Layer
          id="selected-halo"
          type="line"
          filter={['!=', ['geometry-type'], 'Point']}
          paint={{ 'line-color': '#ffffff', 'line-width': 7, 'line-opacity': 0.9 }}
        />
        <Layer
          id="selected-line"
          type="line"
          filter={['!=', ['geometry-type'], 'Point']}
          paint={{ 'line-color': '#161b21', 'line-width': 3 }}
        />
        <Layer
          id="selected-point"
          type="circle"
          filter={['==', ['geometry-type'], 'Point']}
          paint={{
            'circle-radius': 11,
            'circle-color': 'rgba(22, 27, 33, 0.15)',
            'circle-stroke-color': '#161b21',
            'circle-stroke-width': 3,
          }}
        />
      </Source>
    </>
  );
}

/** Tiles of ours need the council's header and the session; others get neither. */
function withTenant(url: string) {
  const address = new URL(url, location.href);
  if (address.origin !== location.origin) return { url };
  return { url: address.href, headers: tenantHeaders(), credentials: 'include' as const };
}

const hasLayer = (style: SurfaceProps['mapStyle'], id: string) =>
  style.layers.some((layer) => layer.id === id);

/** A cluster is no site: it has a count and no id of its own. */
function siteIdOf(feature: { id?: string | number | undefined; properties?: unknown } | undefined) {
  const counted = (feature?.properties as { point_count?: number } | undefined)?.point_count;
  const id = Number(feature?.id);
  return feature && counted === undefined && Number.isInteger(id) && id > 0 ? id : undefined;
}

function useThrottled<T>(run: (value: T) => void, every: number): (value: T) => void {
  const state = useRef<{ timer?: ReturnType<typeof setTimeout>; last?: T }>({});
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => () => clearTimeout(state.current.timer), []);
  return (value) => {
    state.current.last = value;
    state.current.timer ??= setTimeout(() => {
      delete state.current.timer;
      latest.current(state.current.last as T);
    }, every);
  };
}
