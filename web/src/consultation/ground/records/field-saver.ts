import type { RecordCalls } from '@contract/consultation/ground/records/record-endpoints.ts';
import { call } from '../../../api/call.ts';
import { tellNotSaved } from '../../../forms/tell-not-saved.ts';
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
    const isOfOfficers = isCustom(column);
    const send = () =>
      isOfOfficers
        ? call(setCustom, { id, column, value, row_version })
        : change({ id, row_version }, sentIn ? { [sentIn]: sent } : sent);
    const save = (): void =>
      void send().catch((error: Error) => {
        const title = isOfOfficers ? messages.customFailed : messages.updateFailed(label);
        tellNotSaved({ title, error, typed: kept(value), again: save });
      });
    save();
  };
}

/** What was typed, for the message: the cell has what it had before. */
const kept = (value: CellValue) =>
  value === null || value === '' || typeof value === 'boolean'
    ? ''
    : Array.isArray(value)
      ? value.join(', ')
      : String(value);

/** Whether officers added the column. */
export const isCustom = (column: string): boolean => column.startsWith('custom_');
