import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { formatValue } from '@contract/council/ground/dictionary/format-value.ts';
import { parseValue } from '@contract/council/ground/dictionary/parse-value.ts';
import type { HistoryItem } from '@contract/records/history/history-item.ts';
import {
  readableValue,
  readEditContent,
  splitEscaped,
} from '@contract/records/history/edit-content.ts';
import { historyPanelMessages as messages } from './messages.ts';

type Words = Pick<
  HistoryItem,
  'type' | 'edit_content' | 'content' | 'file_name' | 'action_type' | 'column_name'
>;
type Fields = ReadonlyMap<string, DictionaryField>;

/**
 * An item of a site's history in words: an edit's values as the fields format them, a note's text, what happened to
 * which files.
 */
export function historyWords(item: Words, fields: Fields): string {
  if (item.type === 'NOTE') return item.content ?? '';
  if (item.type === 'FILE') {
    const names = splitEscaped(item.file_name ?? '').join(', ');
    if (item.action_type === 'UPLOAD') return messages.uploaded(names);
    if (item.action_type === 'RESTORE') return messages.restored(names);
    return item.action_type === 'QUARANTINE'
      ? messages.quarantined(names)
      : messages.removed(names);
  }
  const { field, oldValue, newValue } = readEditContent(item.edit_content ?? '');
  const written = fields.get(item.column_name ?? '');
  const [before, after] = [oldValue, newValue].map((value) => inWords(value, written));
  const said = after
    ? messages.changed(field, before ?? '', after)
    : messages.cleared(field, before ?? '');
  return item.content ? messages.because(said, item.content) : said;
}

/** A value that the field no longer accepts is shown as it was written. */
function inWords(value: string, field: DictionaryField | undefined): string {
  if (value === '' || field === undefined) return readableValue(value);
  const parsed = parseValue({ ...field, format: {}, options: [] }, value);
  return 'value' in parsed && parsed.value !== null
    ? readableValue(formatValue(field, parsed.value))
    : readableValue(value);
}
