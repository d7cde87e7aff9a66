import type { HistoryItem } from '@contract/history/contract.ts';
import { messages } from './messages.ts';

const WORDS: Record<string, string> = {
  true: messages.yes,
  false: messages.no,
  dontknow: messages.notKnown,
};

const shown = (value: string | undefined) => WORDS[value ?? ''] ?? value ?? '';

/** What an item of a site's history says: an edit's content is `field|old value|new value`. */
export function historyWords({ type, edit_content: edit, content }: HistoryItem): string {
  if (type !== 'EDIT') return content ?? '';
  const [field = '', before, ...after] = (edit ?? '').split('|');
  return messages.changed(field, shown(before), shown(after.join('|')));
}
