import type { PlacedSite } from '@contract/land/related-sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import type { FeatureCollection } from 'geojson';
import { useMemo, useRef } from 'react';
import { useMapParts } from '../../map/map-parts.ts';
import { SiteMap } from '../../map/site-map.tsx';
import type { MapHandle } from '../../map/map-types.ts';
import { useCouncilStyle } from '../../map/use-council-style.ts';
import { type Box, boxOf } from '../../map/view.ts';
import { relatedPanelMessages as messages } from './messages.ts';

/** Pixels around what is shown (specification 000 section 2.5's preview map). */
const PADDING = 40;
const FAMILY = '#154f8f';
const RELATED = '#8a3b0d';

interface PreviewMapProps {
  site: PlacedSite;
  family: readonly PlacedSite[];
  related: readonly PlacedSite[];
}

/** The site with its parent, children and relations, each sort in its colour; nothing where none has a place. */
export function PreviewMap({ site, family, related }: PreviewMapProps) {
  const handle = useRef<MapHandle>(null);
  const { mapStyle, credits, retry } = useCouncilStyle(undefined);
  const box = useMemo(() => around([site, ...family, ...related]), [site, family, related]);
  if (!box) return null;
  return (
    <chakra.div role="group" aria-label={messages.map} mb="4">
      <chakra.div position="relative" h="56" borderRadius="md" overflow="hidden">
        <SiteMap
          key={box.join()}
          handle={handle}
          mapStyle={mapStyle}
          credits={credits}
          retry={retry}
          start={{ box }}
          fitPadding={PADDING}
          selected={site.geometry ?? undefined}
        >
          <Shapes family={family} related={related} />
        </SiteMap>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3" pt="1" textStyle="small">
        {family.length > 0 && <Key colour={FAMILY} text={messages.legend.family} />}
        {related.length > 0 && <Key colour={RELATED} text={messages.legend.related} />}
      </chakra.div>
    </chakra.div>
  );
}

function Key({ colour, text }: { colour: string; text: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5">
      <chakra.span aria-hidden w="3" h="3" borderRadius="sm" style={{ background: colour }} />
      {text}
    </chakra.span>
  );
}

function Shapes({ family, related }: Omit<PreviewMapProps, 'site'>) {
  const made = useMapParts();
  const data: FeatureCollection = useMemo(
    () => ({
      type: 'FeatureCollection',
      features: [
        ...family.map((each) => ({ ...each, colour: FAMILY })),
        ...related.map((each) => ({ ...each, colour: RELATED })),
      ].flatMap(({ geometry, colour }) =>
        geometry ? [{ type: 'Feature' as const, properties: { colour }, geometry }] : [],
      ),
    }),
    [family, related],
  );
  if (!made) return null;
  const { Source, Layer } = made.parts;
  const colour = ['get', 'colour'] as unknown as string;
  return (
    <Source id="relations" type="geojson" data={data}>
      <Layer
        id="relations-area"
        type="fill"
        filter={['==', ['geometry-type'], 'Polygon']}
        paint={{ 'fill-color': colour, 'fill-opacity': 0.2 }}
      />
      <Layer
        id="relations-line"
        type="line"
        filter={['==', ['geometry-type'], 'Polygon']}
        paint={{ 'line-color': colour, 'line-width': 2 }}
      />
      <Layer
        id="relations-point"
        type="circle"
        filter={['==', ['geometry-type'], 'Point']}
        paint={{
          'circle-color': colour,
          'circle-radius': 6,
          'circle-stroke-color': '#ffffff',
          'circle-stroke-width': 2,
        }}
      />
    </Source>
  );
}

/** What holds them all; a lone point gets some ground around it. */
function around(sites: readonly PlacedSite[]): Box | undefined {
  const boxes = sites.flatMap(({ geometry }) => (geometry ? [boxOf(geometry)] : []));
  const all = boxes.filter((box): box is Box => box !== undefined);
  if (all.length === 0) return undefined;
  const [west, south, east, north] = [
    Math.min(...all.map((box) => box[0])),
    Math.min(...all.map((box) => box[1])),
    Math.max(...all.map((box) => box[2])),
    Math.max(...all.map((box) => box[3])),
  ];
  const margin = east - west + (north - south) < MIN_SPAN ? MIN_SPAN : 0;
  return [west - margin, south - margin / 2, east + margin, north + margin / 2];
}

/** Degrees: a few hundred metres. */
const MIN_SPAN = 0.003;
