import type { WholeSite } from '@contract/sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { SiteMap } from '../map/site-map.tsx';
import type { MapHandle } from '../map/surface-types.ts';
import { useCouncilStyle } from '../map/use-council-style.ts';
import { type Box, boxOf } from '../map/view.ts';
import { messages } from './messages.ts';

/** Around a point a kilometre or so, so that one sees where it is. */
const POINT_MARGIN = 0.006;

/** Where the site lies, on the council's map. */
export function SiteGeometryMap({
  site,
}: {
  site: Pick<WholeSite, 'geometry' | 'geometry_source'>;
}) {
  const handle = useRef<MapHandle>(null);
  const { mapStyle, retry } = useCouncilStyle(undefined);
  const box = site.geometry ? boxOf(site.geometry) : undefined;
  if (!site.geometry || !box) {
    return (
      <chakra.p p="4" color="fg.muted">
        {messages.noGeometry}
      </chakra.p>
    );
  }
  return (
    <chakra.div display="flex" flexDirection="column" h="full">
      <chakra.div position="relative" flex="1" minH="0">
        <SiteMap
          handle={handle}
          mapStyle={mapStyle}
          retry={retry}
          start={{ box: around(box) }}
          selected={site.geometry}
        />
      </chakra.div>
      <chakra.p px="4" py="2" textStyle="small" color="fg.muted">
        {messages.geometrySource[site.geometry_source]}
      </chakra.p>
    </chakra.div>
  );
}

function around([west, south, east, north]: Box): Box {
  const margin = Math.max(POINT_MARGIN, (east - west) * 0.6, (north - south) * 0.6);
  return [west - margin, south - margin / 2, east + margin, north + margin / 2];
}
