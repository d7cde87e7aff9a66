import type { RecordCalls } from '@contract/consultation/ground/records/record-endpoints.ts';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { tellNotSaved } from '../../../forms/tell-not-saved.ts';
import { uiMessages } from '../../../ui/messages.ts';
import { dismissToast, showToast } from '../../../ui/toast-store.ts';
import { keptPanelMessages as messages } from './messages.ts';
import type { CellValue, SaveField } from './use-edited-columns.tsx';

/** One field of a record as calls name it. */
export type SentField = Record<string, unknown>;

interface Versioned {
  row_version: number;
}

/** By record and version: the version that a change from here made of it. */
const became = new Map<string, number>();

/** A record, whatever its type. */
const recordOf = (setCustom: RecordCalls['setCustom'], id: number) => `${setCustom.path} ${id}`;

/** The version to replace for somebody who read this one: what they saved themselves since is no change of others. */
export function versionNow(setCustom: RecordCalls['setCustom'], id: number, read: number): number {
  const next = became.get(`${recordOf(setCustom, id)} ${read}`) ?? read;
  return next > read ? versionNow(setCustom, id, next) : read;
}

/** The message of the last save: with the next one its Undo is gone. */
let told: number | undefined;

/** Saves a field from its cell by the call for such fields, and offers to undo it; a refusal is told with the column's name. */
export function fieldSaver(
  change: (record: { id: number } & Versioned, sent: SentField) => Promise<Versioned>,
  setCustom: RecordCalls['setCustom'],
): SaveField {
  return (row, field, value) => {
    const { id, row_version: read } = row;
    const { dbPropertyName: column, sentAs = column, sentIn, label } = field;
    const isOfOfficers = isCustom(column);
    const send = async (given: CellValue) => {
      const row_version = versionNow(setCustom, id, read);
      const sent = { [sentAs]: given };
      const saved = await (isOfOfficers
        ? call(setCustom, { id, column, value: given, row_version })
        : change({ id, row_version }, sentIn ? { [sentIn]: sent } : sent));
      became.set(`${recordOf(setCustom, id)} ${row_version}`, saved.row_version);
    };
    const save = (given: CellValue, tell: () => void): void =>
      void send(given).then(tell, (error: Error) => {
        const title = isOfOfficers ? messages.customFailed : messages.updateFailed(label);
        // What somebody else has written meanwhile is not overwritten.
        const again = isApiError(error, 'changed-meanwhile')
          ? {}
          : { again: () => save(given, tell) };
        tellNotSaved({ title, error, typed: kept(given), ...again });
      });
    const before = (row[column] ?? null) as CellValue;
    const undo = () =>
      save(before, () => showToast({ kind: 'info', title: messages.changedBack(label) }));
    save(value, () => {
      if (told !== undefined) dismissToast(told);
      const action = { label: uiMessages.undo, run: undo };
      told = showToast({ kind: 'success', title: messages.valueSaved(label), action });
    });
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
