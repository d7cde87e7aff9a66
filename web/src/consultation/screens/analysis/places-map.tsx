import type { FeatureCollection } from 'geojson';
import { chakra } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMapParts } from '../../../map/map-parts.ts';
import type { MapHandle } from '../../../map/map-types.ts';
import { SiteMap } from '../../../map/site-map.tsx';
import { useCouncilStyle } from '../../../map/use-council-style.ts';
import type { Box } from '../../../map/view.ts';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';

const WARDS = '#154f8f';
const SITES = '#8a3b0d';

/** A place with the representations from it, or about it. */
export interface CountedPlace {
  kind: 'ward' | 'site';
  point: readonly number[];
  count: number;
  /** What its circle opens, and in words. */
  to: string;
  label: string;
}

/** Circles as large as their counts: blue where people live, brown where sites lie. */
export function PlacesMap({ places }: { places: readonly CountedPlace[] }) {
  const handle = useRef<MapHandle>(null);
  const { mapStyle, credits, retry } = useCouncilStyle(undefined);
  const data = useMemo(() => featuresOf(places), [places]);
  const box = useMemo(() => around(data), [data]);
  if (!box) return null;
  return (
    <chakra.div role="group" aria-label={messages.mapOf}>
      <chakra.div position="relative" h="96" borderRadius="md" overflow="hidden">
        <SiteMap
          key={box.join()}
          handle={handle}
          mapStyle={mapStyle}
          credits={credits}
          retry={retry}
          start={{ box }}
          fitPadding={60}
        >
          <Circles data={data} />
          <CircleLinks places={places} />
        </SiteMap>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3" pt="1" textStyle="small">
        <Key colour={WARDS} text={messages.ofWards} />
        <Key colour={SITES} text={messages.ofSites} />
      </chakra.div>
    </chakra.div>
  );
}

function Key({ colour, text }: { colour: string; text: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5">
      <chakra.span aria-hidden w="3" h="3" borderRadius="full" style={{ background: colour }} />
      {text}
    </chakra.span>
  );
}

/** Pixels: what counts one, and what counts most; areas are as the counts. */
const RADII = { least: 4, most: 32 };

const mostOf = (places: readonly CountedPlace[]) =>
  Math.max(1, ...places.map(({ count }) => count));
const radiusOf = (count: number, most: number) =>
  Math.max(RADII.least, RADII.most * Math.sqrt(count / most));

function featuresOf(places: readonly CountedPlace[]): FeatureCollection {
  const most = mostOf(places);
  return {
    type: 'FeatureCollection',
    features: places
      .filter(({ count }) => count > 0)
      .map(({ kind, point: [x = 0, y = 0], count }) => ({
        type: 'Feature' as const,
        properties: {
          colour: kind === 'ward' ? WARDS : SITES,
          radius: radiusOf(count, most),
        },
        geometry: { type: 'Point' as const, coordinates: [x, y] },
      })),
  };
}

function Circles({ data }: { data: FeatureCollection }) {
  const made = useMapParts();
  if (!made) return null;
  const { Source, Layer } = made.parts;
  return (
    <Source id="counted-places" type="geojson" data={data}>
      <Layer
        id="counted-places-circle"
        type="circle"
        paint={{
          'circle-color': ['get', 'colour'] as unknown as string,
          'circle-radius': ['get', 'radius'] as unknown as number,
          'circle-opacity': 0.55,
          'circle-stroke-color': '#ffffff',
          'circle-stroke-width': 1.5,
        }}
      />
    </Source>
  );
}

/** More of them would be too many to go through by keyboard; the tables lead to all. */
const MAX_LINKS = 200;
/** Pixels: a finger's. */
const MIN_LINK = 24;

/** Over each circle a link, the largest below the others, so that none is out of reach. */
export function CircleLinks({ places }: { places: readonly CountedPlace[] }) {
  const made = useMapParts();
  if (!made) return null;
  const { Marker } = made.parts;
  const most = mostOf(places);
  return places
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_LINKS)
    .map(({ kind, point: [longitude = 0, latitude = 0], count, to, label }, at) => {
      const side = `${Math.max(MIN_LINK, 2 * radiusOf(count, most))}px`;
      return (
        <Marker key={`${kind} ${to}`} {...{ longitude, latitude }} style={{ zIndex: at }}>
          <CircleLink
            to={to}
            aria-label={label}
            title={label}
            style={{ width: side, height: side }}
          />
        </Marker>
      );
    });
}

const CircleLink = chakra(Link, { base: { display: 'block', borderRadius: 'full' } });

/** Degrees: about a kilometre around a lone place. */
const MARGIN = 0.01;

function around({ features }: FeatureCollection): Box | undefined {
  const points = features.flatMap(({ geometry }) =>
    geometry.type === 'Point' ? [geometry.coordinates] : [],
  );
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return [
    Math.min(...xs) - MARGIN,
    Math.min(...ys) - MARGIN,
    Math.max(...xs) + MARGIN,
    Math.max(...ys) + MARGIN,
  ];
}
