import { layerFeature } from '@calls/land/layers/contract.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { ConfigErrorScreen } from '../../council/ground/configs/config-error-screen.tsx';
import { faultOf } from '../../council/ground/configs/config-state.ts';
import { useConfig } from '../../council/ground/configs/use-config.ts';
import { CardTable, InfoCard } from '../../map/info-card.tsx';
import { cardLines, goRound } from '../../map/info-card-lines.ts';
import type { Hits } from '../../map/map-types.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { layerPanelMessages as messages } from './messages.ts';
import type { MapLayers } from './use-map-layers.ts';

interface ClickedFeaturesProps {
  clicked: Pick<Hits, 'others' | 'at'>;
  layers: Pick<MapLayers, 'drawn' | 'shown'>;
  close: () => void;
  /** Outlines the feature that the card describes, as the map draws it. */
  Highlight: ComponentType<{ layerId: string; featureId: number }>;
}

/** The card of the features under a click, one at a time and round again, from the map metadata card config. */
export function ClickedFeatures({ clicked, layers, close, Highlight }: ClickedFeaturesProps) {
  const { others, at } = clicked;
  const [index, setIndex] = useState(0);
  useEffect(() => setIndex(0), [others]);
  // The cards of a layer hidden since are dropped.
  const shown = others.filter(({ layerId }) => layers.shown.has(layerId));
  const hit = shown[Math.min(index, shown.length - 1)];
  const featureId = Number(hit?.featureId);
  const known = hit && Number.isSafeInteger(featureId) && featureId > 0;
  const cards = useConfig('map-metadata-card');
  const asked = useEndpoint(
    layerFeature,
    known ? { layerId: hit.layerId, featureId, fields: undefined } : null,
  );
  if (!hit) return null;
  const configured =
    cards.status === 'ready'
      ? cards.config?.fields_config.find(({ layerId }) => layerId === hit.layerId)
      : undefined;
  const named = layers.drawn.find(({ layer }) => layer.id === hit.layerId)?.layer.layerName;
  const fault = faultOf(cards);
  const properties = asked.data?.properties ?? (known ? undefined : hit.properties);
  const title = configured?.layerTitle ?? named ?? hit.layerId;
  return (
    <>
      {known && <Highlight layerId={hit.layerId} featureId={featureId} />}
      <InfoCard
        at={at}
        title={title}
        theme={configured?.layerTheme}
        place={shown.indexOf(hit) + 1}
        total={shown.length}
        step={(by) => setIndex(goRound(shown.indexOf(hit), by, shown.length))}
        close={close}
      >
        <Loaded
          line
          query={{ ...asked, data: properties }}
          skeleton={<SkeletonLines lines={3} height="4" />}
          failed={messages.featureFailed}
        >
          {(found) => <CardTable label={title} lines={cardLines(found, configured)} />}
        </Loaded>
        {fault && <ConfigErrorScreen errors={fault.errors} reload={fault.reload} />}
      </InfoCard>
    </>
  );
}
