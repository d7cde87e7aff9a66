import type { HistoryItem } from '@contract/records/history/history-item.ts';
import { isCalendarDate } from '@contract/platform/dates/day.ts';
import { useSearchParams } from 'react-router-dom';
import { presentParams } from '../ground/sites/present-params.ts';

/** Which part of a site's history is shown; days are yyyy-mm-dd, both included. */
export interface AskedHistory {
  type?: HistoryItem['type'];
  /** A person's uid. */
  user_id?: string;
  column_name?: string;
  from?: string;
  to?: string;
}

/** The name of each part in the address. */
const PARAMS = {
  type: 'history',
  user_id: 'historyBy',
  column_name: 'historyOf',
  from: 'historyFrom',
  to: 'historyTo',
} as const satisfies Record<keyof AskedHistory, string>;

const TYPES: Record<string, HistoryItem['type']> = { file: 'FILE', note: 'NOTE', edit: 'EDIT' };

/** The kind with this name in the address; undefined for all kinds. */
export const typeNamed = (name: string): HistoryItem['type'] | undefined => TYPES[name];

/** The filter in the address, without anything invalid. */
export function askedHistory(params: URLSearchParams): AskedHistory {
  const text = (part: keyof AskedHistory) => params.get(PARAMS[part]) ?? '';
  const type = typeNamed(text('type'));
  const [by, field, from, to] = [text('user_id'), text('column_name'), text('from'), text('to')];
  return {
    ...(type && { type }),
    ...(by && { user_id: by }),
    ...(field && { column_name: field }),
    ...(isCalendarDate(from) && { from }),
    ...(isCalendarDate(to) && { to }),
  };
}

/** Reads and changes the filter in the address. */
export function useAskedHistory() {
  const [params, setParams] = useSearchParams();
  const change = (more: { [Part in keyof AskedHistory]: AskedHistory[Part] | undefined }) => {
    const next = presentParams();
    for (const [part, value] of Object.entries(more)) {
      const name = PARAMS[part as keyof AskedHistory];
      if (value) next.set(name, part === 'type' ? value.toLowerCase() : value);
      else next.delete(name);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { asked: askedHistory(params), change };
}
