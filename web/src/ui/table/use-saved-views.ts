import { useState } from 'react';
import { readTableView, type TableView } from './table-view.ts';

interface SavedView {
  name: string;
  view: TableView;
}

/** Views of one council's table that somebody named, kept on this device. The same name replaces. */
export function useSavedViews(table: string) {
  const key = `table-views:${table}`;
  const [saved, setSaved] = useState(() => recall(key));
  const keep = (next: SavedView[]) => {
    localStorage.setItem(key, JSON.stringify(next));
    setSaved(next);
  };
  const without = (name: string) => saved.filter((each) => each.name !== name);
  return {
    saved,
    save: (name: string, view: TableView) =>
      keep(
        [...without(name), { name, view }].sort((a, b) => a.name.localeCompare(b.name, 'en-GB')),
      ),
    remove: (name: string) => keep(without(name)),
  };
}

function recall(key: string): SavedView[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;
    if (!Array.isArray(kept)) return [];
    return (kept as Partial<SavedView>[]).flatMap(({ name, view }) =>
      typeof name === 'string' && view ? [{ name, view: readTableView(view) }] : [],
    );
  } catch {
    return [];
  }
}
