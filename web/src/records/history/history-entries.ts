import type { HistoryItem } from '@contract/records/history/history-item.ts';

export type HistoryEntry = [HistoryItem, ...HistoryItem[]];

/** One save is one entry, however many fields it changed. */
export function entriesOf(items: readonly HistoryItem[]): HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  for (const item of items) {
    const entry = entries.at(-1);
    const isOneSave = entry && item.change_id !== null && entry[0].change_id === item.change_id;
    if (isOneSave) entry.push(item);
    else entries.push([item]);
  }
  return entries;
}
