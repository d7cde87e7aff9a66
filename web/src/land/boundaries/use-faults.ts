import { useMemo } from 'react';
import { type BoundaryShape, faultsOf } from './shape.ts';

/** Where a boundary crosses itself; worked out once for each. */
export const useFaults = (shape: BoundaryShape | undefined) =>
  useMemo(() => (shape ? faultsOf(shape) : []), [shape]);
