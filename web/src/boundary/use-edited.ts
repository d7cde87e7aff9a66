import type { getBoundaries } from '@calls/boundaries/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { useEffect, useState } from 'react';
import type { Edited } from './editing.ts';
import { dropBoundary, keepBoundary, keptBoundary } from './kept-boundary.ts';
import type { Shape } from './shape.ts';
import { useSteps } from './use-steps.ts';

type Current = OutputOf<typeof getBoundaries>['current'];

const isShape = (geometry: unknown): geometry is Shape =>
  ['Polygon', 'MultiPolygon'].includes((geometry as { type?: string } | null)?.type ?? '');

/** The boundary while it is edited, step by step; a reload or an ended session loses nothing of it. */
export function useEdited(current: Current) {
  const [kept] = useState(keptBoundary);
  const steps = useSteps<Edited>(
    {
      shape: isShape(current.wkb_geometry) ? current.wkb_geometry : undefined,
      cut: isShape(current.wkb_geometry_cut) ? current.wkb_geometry_cut : undefined,
    },
    kept?.edited,
  );
  const { now: edited, isChanged } = steps;
  // Of the boundary that it was changed from: a colleague's is not written over unseen.
  const rowVersion = kept?.rowVersion ?? current.row_version;
  useEffect(() => {
    if (isChanged) keepBoundary({ edited, rowVersion });
    else dropBoundary();
  }, [isChanged, edited, rowVersion]);
  return { ...steps, rowVersion, isRestored: kept !== undefined && isChanged };
}
