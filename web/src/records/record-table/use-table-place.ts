import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The page and the group, which are in the address beside the search. */
export interface TablePlace {
  page: number;
  group: string | undefined;
  goTo: (page: number) => void;
  groupBy: (name: string | undefined) => void;
}

/**
 * Reads and changes it. Another search, order or group starts on page 1; a table opened without parameters continues
 * where it was left in this tab.
 */
export function useTablePlace(kept: string, keep: (place: string) => void): TablePlace {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const group = /^[a-z][a-z0-9_]{0,59}$/.exec(params.get('group') ?? '')?.[0];

  const restored = useRef(false);
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    if (params.toString() === '' && kept !== '')
      setParams(new URLSearchParams(kept), { replace: true });
  }, [params, kept, setParams]);
  const text = params.toString();
  useEffect(() => {
    if (restored.current && text !== kept) keep(text);
    // Reacts to the address alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);

  const rows = [params.get('filters'), params.get('area'), params.get('sort'), group].join('\n');
  const before = useRef(rows);
  useEffect(() => {
    if (before.current === rows) return;
    before.current = rows;
    if (page > 1) change((next) => next.delete('page'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows]);

  function change(what: (next: URLSearchParams) => void) {
    const next = new URLSearchParams(location.search);
    what(next);
    setParams(next, { replace: true, preventScrollReset: true });
  }
  return {
    page,
    group,
    goTo: (to) => change((next) => (to === 1 ? next.delete('page') : next.set('page', String(to)))),
    groupBy: (name) =>
      change((next) => (name === undefined ? next.delete('group') : next.set('group', name))),
  };
}
