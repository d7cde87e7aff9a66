import { earlierBoundary } from '@calls/land/boundaries/contract.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { ShapesLayer } from '../../map/british-grid/shapes-layer.tsx';
import { boundaryPanelMessages as messages } from './messages.ts';
import { BoundaryRefusal } from './refusal.tsx';

const EARLIER = { colour: '#6b4e00', dashed: true, width: 2, fill: 'rgba(107, 78, 0, 0.1)' };

/** One earlier boundary over the map, as it was. */
export function EarlierOnMap({ siteId, boundaryId }: { siteId: number; boundaryId: number }) {
  const { data, error } = useEndpoint(earlierBoundary, { siteId, boundaryId });
  return (
    <>
      <ShapesLayer shapes={[data?.wkb_geometry]} look={EARLIER} height={24} />
      <BoundaryRefusal>{error ? messages.loadFailed : undefined}</BoundaryRefusal>
    </>
  );
}
