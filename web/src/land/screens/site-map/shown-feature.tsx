import { featureGeometries } from '@calls/land/layers/contract/map-calls.ts';
import { chakra } from '@chakra-ui/react';
import type { Geometry } from 'geojson';
import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import type { MapLayers } from '../../layers/use-map-layers.ts';
import { fitBox } from '../../../map/british-grid/fit-box.ts';
import { useGridMap } from '../../../map/british-grid/grid-map-context.ts';
import { reducedMotion } from '../../../map/reduced-motion.ts';
import { type Box, EASE_MS, FIT_PADDING } from '../../../map/view.ts';
import { Button } from '../../../ui/button.tsx';
import {
  type FeatureOfLayer,
  leadsTo,
  useOpenPanel,
  useShownFeature,
} from '../../ground/sites/shown-feature.ts';
import { FeatureOnMap } from './feature-on-map.tsx';
import { siteMapMessages as messages } from './messages.ts';
import { siteBox } from './site-box.ts';

interface ShownFeatureProps {
  layers: Pick<MapLayers, 'shown' | 'show' | 'pending'>;
  /** The site's own box, which stays in sight beside the feature. */
  site: Box | undefined;
}

/** The constraint that the address names: its layer on, site and feature in sight, with the way back. */
export function ShownFeature({ layers, site }: ShownFeatureProps) {
  const { shown, show } = useShownFeature();
  return (
    shown && <Shown feature={shown} layers={layers} site={site} leave={() => show(undefined)} />
  );
}

function Shown({
  feature,
  layers,
  site,
  leave,
}: ShownFeatureProps & { feature: FeatureOfLayer; leave: () => void }) {
  const { layerId, featureId } = feature;
  const { map } = useGridMap();
  const openPanel = useOpenPanel();
  useLayerOn(layers, layerId);
  const { data } = useEndpoint(featureGeometries, {
    layerId,
    featureIds: [featureId],
    projection: '27700',
  });
  const shape = data?.geometries[0]?.geometry as Geometry | undefined;
  const box = shape && around(siteBox(shape), site);
  const boxText = box?.join();
  useEffect(() => {
    if (box) fitBox(map, box, FIT_PADDING.sites, reducedMotion.matches ? 0 : EASE_MS);
    // Once for each feature: the map is then free to be moved.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, boxText]);
  const back = async () => {
    leave();
    // Going to the panel takes the focus to its heading first.
    await openPanel?.('constraints');
    document.getElementById(leadsTo(feature))?.focus();
  };
  return (
    <>
      <FeatureOnMap layerId={layerId} featureId={featureId} />
      <Way>
        <Button size="sm" variant="outline" icon={<Undo2 size={14} />} onClick={() => void back()}>
          {messages.backToConstraints}
        </Button>
      </Way>
    </>
  );
}

/** Turns the feature's layer on once; who hides it afterwards keeps it hidden. */
function useLayerOn({ shown, show, pending }: ShownFeatureProps['layers'], layerId: string) {
  useEffect(() => {
    if (!pending && !shown.has(layerId)) show([layerId], true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pending, layerId]);
}

const around = (one: Box | undefined, other: Box | undefined): Box | undefined =>
  one && other
    ? [
        Math.min(one[0], other[0]),
        Math.min(one[1], other[1]),
        Math.max(one[2], other[2]),
        Math.max(one[3], other[3]),
      ]
    : (one ?? other);

const Way = chakra('div', {
  base: {
    position: 'absolute',
    top: '3',
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: '1',
    bg: 'bg.panel',
    borderRadius: 'md',
    boxShadow: 'floating',
  },
});
