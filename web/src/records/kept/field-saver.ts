import type { RecordCalls } from '@contract/records/kept/record-endpoints.ts';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { tellNotSaved } from '../../forms/tell-not-saved.ts';
import { uiMessages } from '../../ui/messages.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { recordPanelMessages as messages } from './messages.ts';
import { recordOf, type Versioned, writeInTurn } from './own-writes.ts';
import type { CellValue, SaveField } from './use-edited-columns.tsx';

/** One field of a record as calls name it. */
export type SentField = Record<string, unknown>;

interface Saved extends Versioned {
  /** Takes the change back where sending the earlier value cannot: it would want a reason again. */
  undo?: (() => Promise<Versioned>) | undefined;
}

/** By record and column: what was saved from here last, and the version that this made of the record. */
const savedLast = new Map<string, Versioned & { value: CellValue }>();

/** The message of the last save: with the next one its Undo is gone. */
let told: number | undefined;

/** Saves a field from its cell by the call for such fields, and offers to undo it; a refusal is told with the column's name. */
export function fieldSaver(
  change: (record: { id: number } & Versioned, sent: SentField) => Promise<Saved>,
  setCustom: RecordCalls['setCustom'],
): SaveField {
  return (row, field, value) => {
    const { id, row_version: read } = row;
    const { dbPropertyName: column, sentAs = column, sentIn, label } = field;
    const record = recordOf(setCustom, id);
    const cell = `${record} ${column}`;
    // The row may have been drawn before what was saved last.
    const valueNow = (): CellValue => {
      const last = savedLast.get(cell);
      return last && last.row_version > read ? last.value : ((row[column] ?? null) as CellValue);
    };
    const send = (given: CellValue) =>
      writeInTurn(record, read, async (row_version) => {
        const before = valueNow();
        const sent = { [sentAs]: given };
        const saved: Saved = await (isCustom(column)
          ? call(setCustom, { id, column, value: given, row_version })
          : change({ id, row_version }, sentIn ? { [sentIn]: sent } : sent));
        savedLast.set(cell, { value: given, row_version: saved.row_version });
        return { ...saved, before };
      });
    const takeBack = (undo: () => Promise<Versioned>, before: CellValue) =>
      writeInTurn(record, read, async (row_version) => {
        const undone = await undo();
        savedLast.set(cell, { value: before, row_version: undone.row_version });
        // Somebody else may have changed the record between: that is not ours.
        return undone.row_version === row_version + 1 ? undone : undefined;
      });
    const write = <Written>(
      writing: () => Promise<Written>,
      typed: string,
      tell: (written: Written) => void,
    ): void =>
      void writing().then(tell, (error: Error) => {
        const title = failureOf(field);
        // What somebody else has written meanwhile is not overwritten.
        const again = isApiError(error, 'changed-meanwhile')
          ? {}
          : { again: () => write(writing, typed, tell) };
        tellNotSaved({ title, error, typed, ...again });
      });
    write(
      () => send(value),
      kept(value),
      ({ undo, before }) => {
        if (told !== undefined) dismissToast(told);
        const run = () =>
          write<unknown>(
            () => (undo ? takeBack(undo, before) : send(before)),
            kept(before),
            () => showToast({ kind: 'info', title: messages.changedBack(label) }),
          );
        const action = { label: uiMessages.undo, run };
        told = showToast({ kind: 'success', title: messages.valueSaved(label), action });
      },
    );
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

/** What is said where a field could not be saved. */
export const failureOf = ({ dbPropertyName, label }: { dbPropertyName: string; label: string }) =>
  isCustom(dbPropertyName) ? messages.customFailed : messages.updateFailed(label);
