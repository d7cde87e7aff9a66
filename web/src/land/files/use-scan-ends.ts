import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Refetches the other lists when fewer files wait than before: some have been scanned. */
export function useScanEnds(waiting: number | undefined): void {
  const queries = useQueryClient();
  const before = useRef(0);
  useEffect(() => {
    if (waiting === undefined) return;
    if (waiting < before.current) void queries.invalidateQueries({ queryKey: ['files'] });
    before.current = waiting;
  }, [waiting, queries]);
}
