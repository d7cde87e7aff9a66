import { getSites } from '@calls/land/sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import { MapPin, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useGridHits } from '../../map/british-grid/use-grid-hits.ts';
import { Button } from '../../ui/button.tsx';
import { type ChosenSite, SiteChoice } from '../ground/site-choice/site-choice.tsx';
import { siteNameOf } from '../ground/sites/site-name.ts';
import type { TabProps } from './editing.ts';
import { keptPoints } from './kept-boundary.ts';
import { boundaryPanelMessages as messages } from './messages.ts';
import { previewFault, usePreview } from './preview.ts';
import { BoundaryRefusal } from './refusal.tsx';
import { type BoundaryShape, hectaresOf, polygonOf } from './shape.ts';
import { Sketching } from './sketching.tsx';

/** Areas that differ by less, in hectares, are the same area. */
const SAME = 0.00005;

/** Adds another site's boundary, pressed on the map or found by name, or a polygon that is drawn. */
export function MergeTab({ siteId, edited, put, corners }: TabProps) {
  const preview = usePreview();
  const [draws, setDraws] = useState(() => keptPoints('merge').length > 0);
  const [said, say] = useState<string>();
  const merge = async (
    added: { shapes: BoundaryShape[] } | { siteIds: number[] },
    name: string = messages.drawnPolygon,
  ) => {
    const before = edited.shape as BoundaryShape;
    say(undefined);
    const answer = await preview.run({ operation: 'merge', wkbGeometry: before, ...added });
    const shape = answer?.shapes[0]?.geometry as BoundaryShape | undefined;
    if (!shape) return;
    const adds = Math.abs(hectaresOf(shape) - hectaresOf(before)) > SAME;
    if (adds) put({ ...edited, shape });
    say(adds ? messages.mergedWith(name) : messages.addsNothing(name));
  };
  return (
    <>
      <chakra.p color="fg.muted">{draws ? messages.mergeDrawHint : messages.mergeHint}</chakra.p>
      {draws ? (
        <Sketching
          tab="merge"
          kind="polygon"
          corners={corners}
          done={(points) => void merge({ shapes: [polygonOf(points)] })}
        />
      ) : (
        <Neighbour self={siteId} choose={({ id, name }) => void merge({ siteIds: [id] }, name)} />
      )}
      <p role="status">{said}</p>
      <BoundaryRefusal>{previewFault(preview)}</BoundaryRefusal>
      <Button
        variant="outline"
        icon={draws ? <MapPin size={16} /> : <SquarePen size={16} />}
        onClick={() => setDraws(!draws)}
      >
        {draws ? messages.mergeBySite : messages.mergeByDrawing}
      </Button>
    </>
  );
}

/** Who pressed a site by keyboard goes on with it. */
const focusOn = (button: HTMLElement | null) => button?.focus();

interface NeighbourProps {
  self: number;
  choose: (site: ChosenSite) => void;
}

/** Another site, pressed on the map or found by what is typed. Where several lie over one another, which one is asked. */
function Neighbour({ self, choose }: NeighbourProps) {
  const [pressed, setPressed] = useState<number[]>([]);
  const { data } = useEndpoint(getSites, pressed.length > 0 ? { ids: pressed } : null);
  useGridHits(({ sites }) => setPressed(sites.filter((each) => each !== self)));
  const take = (site: ChosenSite | undefined) => {
    setPressed([]);
    if (site) choose(site);
  };
  return (
    <>
      {data && pressed.length > 0 && (
        <chakra.div display="grid" gap="1" role="group" aria-label={messages.pressedSites}>
          {data.sites.map((site, index) => (
            <Button
              key={site.id}
              ref={index === 0 ? focusOn : undefined}
              whiteSpace="normal"
              onClick={() => take({ id: site.id, name: siteNameOf(site) })}
            >
              {messages.mergeWith(siteNameOf(site))}
            </Button>
          ))}
        </chakra.div>
      )}
      <SiteChoice self={self} chosen={undefined} choose={take} problem={undefined} />
    </>
  );
}
