import type { HistoryItem } from '@contract/land/ground/history/history-item.ts';
import {
  readableValue,
  readEditContent,
  splitEscaped,
} from '@contract/land/ground/history/edit-content.ts';
import { historyPanelMessages as messages } from './messages.ts';

type Words = Pick<HistoryItem, 'type' | 'edit_content' | 'content' | 'file_name' | 'action_type'>;

/** What an item of a site's history says: an edit's values, a note's words, what became of which files. */
export function historyWords(item: Words): string {
  if (item.type === 'NOTE') return item.content ?? '';
  if (item.type === 'FILE') {
    const names = splitEscaped(item.file_name ?? '').join(', ');
    if (item.action_type === 'UPLOAD') return messages.uploaded(names);
    return item.action_type === 'QUARANTINE'
      ? messages.quarantined(names)
      : messages.removed(names);
  }
  const { field, oldValue, newValue } = readEditContent(item.edit_content ?? '');
  return messages.changed(field, readableValue(oldValue), readableValue(newValue));
}
