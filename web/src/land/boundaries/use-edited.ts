import { getBoundaries } from '@calls/land/boundaries/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import type { Edited } from './editing.ts';
import { dropBoundary, keepBoundary, keptBoundary } from './kept-boundary.ts';
import type { BoundaryShape } from './shape.ts';
import { useSteps } from './use-steps.ts';

type Current = OutputOf<typeof getBoundaries>['current'];

const isShape = (geometry: unknown): geometry is BoundaryShape =>
  ['Polygon', 'MultiPolygon'].includes((geometry as { type?: string } | null)?.type ?? '');

const asEdited = ({ wkb_geometry: shape, wkb_geometry_cut: cut }: Current): Edited => ({
  shape: isShape(shape) ? shape : undefined,
  cut: isShape(cut) ? cut : undefined,
});

const isSame = (a: Edited, b: Edited) => JSON.stringify(a) === JSON.stringify(b);

/** The boundary being edited, step by step; a reload or an ended session loses nothing. */
export function useEdited(siteId: number, current: Current) {
  const [kept] = useState(keptBoundary);
  const [saved] = useState(() => asEdited(current));
  const [{ base, rowVersion }] = useState(
    () => kept ?? { base: saved, rowVersion: current.row_version },
  );
  const steps = useSteps<Edited>(saved, kept?.edited);
  const { now: edited, isChanged } = steps;
  // The part cut out of the site stays cut out with another boundary; the server works out what is left of it.
  const put = (next: Edited) =>
    steps.put(
      next.shape !== edited.shape && next.cut === saved.cut ? { ...next, cut: undefined } : next,
    );
  useEffect(() => {
    if (isChanged) keepBoundary({ edited, base, rowVersion });
    else dropBoundary();
  }, [isChanged, edited, base, rowVersion]);

  /**
   * The site's version to save over: the current one as long as the boundary is the one that editing began with,
   * whatever else of the site has changed since; otherwise the version at that time, which the server refuses.
   */
  async function versionToReplace(): Promise<number> {
    const now = await call(getBoundaries, { siteId }).catch(() => undefined);
    return now && isSame(asEdited(now.current), base) ? now.current.row_version : rowVersion;
  }
  return { ...steps, put, saved, versionToReplace, isRestored: kept !== undefined && isChanged };
}

export type EditedSteps = ReturnType<typeof useEdited>;
