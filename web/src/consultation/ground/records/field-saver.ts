import type { RecordCalls } from '@contract/consultation/ground/records/record-endpoints.ts';
import { call } from '../../../api/call.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { keptPanelMessages as messages } from './messages.ts';
import type { CellValue, SaveField } from './use-edited-columns.tsx';

/** One field of a record as calls name it. */
export type SentField = Record<string, unknown>;

/** Saves a field from its cell by the call for such fields; a refusal is told with the column's name. */
export function fieldSaver(
  change: (record: { id: number; row_version: number }, sent: SentField) => Promise<unknown>,
  setCustom: RecordCalls['setCustom'],
): SaveField {
  return ({ id, row_version }, field, value) => {
    const { dbPropertyName: column, sentAs = column, sentIn, label } = field;
    const sent = { [sentAs]: value };
    const failed = (title: string) => (error: Error) =>
      showToast({
        kind: 'danger',
        title,
        text: [error.message, kept(value)].filter(Boolean).join(' '),
      });
    if (isCustom(column))
      call(setCustom, { id, column, value, row_version }).catch(failed(messages.customFailed));
    else
      change({ id, row_version }, sentIn ? { [sentIn]: sent } : sent).catch(
        failed(messages.updateFailed(label)),
      );
  };
}

/** What was typed stands in the message until that is closed: the cell has what it had before. */
const kept = (value: CellValue) =>
  value === null || value === '' || typeof value === 'boolean'
    ? ''
    : messages.typedWas(Array.isArray(value) ? value.join(', ') : String(value));

/** Whether officers added the column. */
export const isCustom = (column: string): boolean => column.startsWith('custom_');
