import { LONDON } from '@contract/platform/dates/london.ts';
import { csvLine, withoutFormula } from '@contract/platform/csv-text.ts';
import {
  readableValue,
  readEditContent,
  splitEscaped,
} from '@contract/records/history/edit-content.ts';
import type { HistoryItem } from '@contract/records/history/history-item.ts';
import { historyExportMessages as messages } from './export-words.ts';

/** Without it Excel reads UTF-8 as Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';
const MINUTES = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: LONDON,
});

/** Lines of a history as CSV: values as they are kept, so that a spreadsheet can reckon with them; times of London. */
export function historyCsv(items: readonly HistoryItem[]): string {
  const lines = items.map((item) => csvLine(cellsOf(item).map(harmless)));
  return BYTE_ORDER_MARK + csvLine(Object.values(messages.columns)) + lines.join('');
}

function cellsOf(item: HistoryItem): string[] {
  const about = [MINUTES.format(new Date(item.date)), item.user_name, messages.types[item.type]];
  const scenario = item.scenario_name === 'base' ? '' : item.scenario_name;
  const undone = item.is_undone ? messages.undone : item.is_undo ? messages.undo : '';
  if (item.type !== 'EDIT') {
    const files = splitEscaped(item.file_name ?? '').join(', ');
    const text = item.type === 'NOTE' ? (item.content ?? '') : files;
    return [...about, scenario, '', '', text, undone];
  }
  const { field, oldValue, newValue } = readEditContent(item.edit_content ?? '');
  return [...about, scenario, field, readableValue(oldValue), readableValue(newValue), undone];
}

/** A negative number is no formula. */
const harmless = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? text : withoutFormula(text));
