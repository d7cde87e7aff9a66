import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { LayersLegend } from '../../layers/layers-legend.tsx';
import { useGridMap } from '../../../map/british-grid/grid-map-context.ts';
import { MapFoot } from '../../../map/map-foot.tsx';
import { siteMapMessages as messages } from './messages.ts';
import { BOUNDARY, LEFT } from './site-marks.ts';

/** On a smaller map the legend is collapsed. */
const ROOM = { width: 640, height: 420 };
/** Pixels below which the licence would cover the map itself. */
const LICENCE_ROOM = 480;

interface SiteFootProps extends ComponentProps<typeof LayersLegend> {
  colours: ComponentProps<typeof MapFoot>['colours'];
  colouredBy: string | undefined;
  credits: readonly string[];
  /** Something is cut out of the site. */
  isCut: boolean;
}

/** The site map's legend, with the site's own symbols, and its licence. */
export function SiteFoot({ colours, colouredBy, credits, drawn, isCut }: SiteFootProps) {
  const { frame } = useGridMap();
  const [small] = useState(
    () => frame.clientWidth < ROOM.width || frame.clientHeight < ROOM.height,
  );
  const [narrow] = useState(() => frame.clientWidth < LICENCE_ROOM);
  return (
    <MapFoot
      colours={colours}
      colouredBy={colouredBy}
      credits={credits}
      small={small}
      narrow={narrow}
    >
      <chakra.p px="3" pt="1" pb="2" fontWeight="semibold">
        {messages.thisSite}
      </chakra.p>
      <chakra.ul px="3" pb="2" display="grid" gap="1.5">
        <Mark text={messages.boundary} line={`3px solid ${BOUNDARY.colour}`} />
        {isCut && <Mark text={messages.left} line={`2px dashed ${LEFT.colour}`} fill={LEFT.fill} />}
      </chakra.ul>
      {drawn.length > 0 && <LayersLegend drawn={drawn} />}
    </MapFoot>
  );
}

function Mark({ text, line, fill }: { text: string; line: string; fill?: string }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="2">
      <chakra.span
        aria-hidden
        w="5"
        h="3.5"
        flexShrink="0"
        style={{ border: line, background: fill }}
      />
      {text}
    </chakra.li>
  );
}
