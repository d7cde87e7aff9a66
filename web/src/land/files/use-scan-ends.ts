import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Refetches the other lists when fewer files wait than before. Files are scanned by a job: the list of those that wait
 * is polled and may know before the news arrive, and until then a scanned file would be in no list.
 */
export function useScanEnds(waiting: number | undefined): void {
  const queries = useQueryClient();
  const before = useRef(0);
  useEffect(() => {
    if (waiting === undefined) return;
    if (waiting < before.current) void queries.invalidateQueries({ queryKey: ['files'] });
    before.current = waiting;
  }, [waiting, queries]);
}
