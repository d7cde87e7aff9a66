import { useState } from 'react';
import { PAGE_SIZE, PAGE_SIZES } from '@contract/land/ground/search/table/page-size.ts';
import { currentTenant } from '../../api/host.ts';
import { NARROWEST, WIDEST } from './table-columns.ts';

/** What one officer made of the table; kept in this tab's session storage, per council. */
export interface TableSettings {
  /** Property names in their order; undefined until somebody chose. */
  columns: string[] | undefined;
  /** px by property name. */
  widths: Record<string, number>;
  pageSize: number;
  compact: boolean;
  /** The address's last search, order, page and group: a table opened again goes on there. */
  place: string;
}

const STANDARD: TableSettings = {
  columns: undefined,
  widths: {},
  pageSize: PAGE_SIZE,
  compact: false,
  place: '',
};

/** The settings and their change; what cannot be read counts as not set. */
export function useTableSettings() {
  const [settings, setSettings] = useState(recall);
  const change = (part: Partial<TableSettings>) =>
    setSettings((before) => {
      const next = { ...before, ...part };
      sessionStorage.setItem(keyOf(), JSON.stringify(next));
      return next;
    });
  return { settings, change };
}

const keyOf = () => `site-table:${currentTenant()}`;

function recall(): TableSettings {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf()) ?? '{}') as Partial<TableSettings>;
    const widths = Object.entries(kept.widths ?? {}).filter(
      ([, width]) => width >= NARROWEST && width <= WIDEST,
    );
    return {
      columns: Array.isArray(kept.columns) ? kept.columns : undefined,
      widths: Object.fromEntries(widths),
      pageSize: PAGE_SIZES.find((size) => size === kept.pageSize) ?? PAGE_SIZE,
      compact: kept.compact === true,
      place: typeof kept.place === 'string' ? kept.place : '',
    };
  } catch {
    return STANDARD;
  }
}
