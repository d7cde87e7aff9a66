import { useState } from 'react';
import { PAGE_SIZE, PAGE_SIZES } from '@contract/records/table/page-size.ts';
import { currentTenant } from '../../api/host.ts';
import { readTableView, STANDARD_VIEW, type TableView } from '../../ui/table/table-view.ts';

/** A person's settings of a table, kept in this tab's session storage for each council. */
export interface TableSettings extends TableView {
  pageSize: number;
  /** The last address: search, order, page and group. A table opened again continues there. */
  place: string;
}

const STANDARD: TableSettings = {
  ...STANDARD_VIEW,
  pageSize: PAGE_SIZE,
  place: '',
};

/** Reads and changes the settings of a table; anything unreadable counts as not set. */
export function useTableSettings(table: string) {
  const key = `${table}:${currentTenant()}`;
  const [settings, setSettings] = useState(() => recall(key));
  const change = (part: Partial<TableSettings>) =>
    setSettings((before) => {
      const next = { ...before, ...part };
      sessionStorage.setItem(key, JSON.stringify(next));
      return next;
    });
  return { settings, change };
}

function recall(key: string): TableSettings {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<TableSettings>;
    return {
      ...readTableView(kept),
      pageSize: PAGE_SIZES.find((size) => size === kept.pageSize) ?? PAGE_SIZE,
      place: typeof kept.place === 'string' ? kept.place : '',
    };
  } catch {
    return STANDARD;
  }
}
