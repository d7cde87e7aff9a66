import type { KeptField } from '@contract/consultation/ground/records/kept-records.ts';
import type { KeptRow } from '@contract/consultation/ground/records/record-endpoints.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { fieldTypeOf, type ValueKind } from '@contract/council/ground/dictionary/field-types.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';
import { useMemo } from 'react';
import { useAccess } from '../../../session/access.tsx';
import { ChoiceEditor } from '../../../ui/table/choice-editor.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { TextEditor } from '../../../ui/table/text-editor.tsx';
import { isCustom } from './field-saver.ts';
import { keptPanelMessages as messages } from './messages.ts';

/** What a cell's editor gives. */
export type CellValue = string | number | boolean | string[] | null;

/** Sends one field of a record, by what calls name it. */
export type SaveField = (row: KeptRow, field: KeptField, value: CellValue) => void;

/** The columns with an editor in the cell for those who may write, but for what names another record. */
export function useEditedColumns(
  columns: readonly Column<KeptRow>[],
  kept: readonly KeptField[],
  fields: ReadonlyMap<string, DictionaryField>,
  save: SaveField,
): readonly Column<KeptRow>[] {
  const { allowed } = useAccess('representations', 'write');
  return useMemo(
    () =>
      columns.map((column): Column<KeptRow> => {
        const described = fields.get(column.id);
        const field = kept.find((each) => each.dbPropertyName === column.id) ?? custom(described);
        if (!allowed || !described || !field?.sentAs || field.column) return column;
        return { ...column, editable: () => true, editor: editorOf(field, described, save) };
      }),
    // `save` only sends; it is another function at every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [columns, kept, fields, allowed],
  );
}

/** A column that officers added, as a field of its records. */
function custom(described: DictionaryField | undefined): KeptField | undefined {
  if (!described || !isCustom(described.dbPropertyName)) return undefined;
  const { dbPropertyName, label, type } = described;
  return { dbPropertyName, label, type: type as KeptField['type'], sentAs: dbPropertyName };
}

/** Fields of every council that cannot be empty. */
const REQUIRED = new Set(['status', 'organisation_type']);

function editorOf(
  field: KeptField,
  { label, options }: DictionaryField,
  save: SaveField,
): NonNullable<Column<KeptRow>['editor']> {
  const { kind } = fieldTypeOf(field.type);
  const choices = choicesOf(kind, options);
  if (choices) {
    const none = REQUIRED.has(field.dbPropertyName)
      ? []
      : [{ value: '', label: messages.noChoice }];
    return (row, close) => (
      <ChoiceEditor
        {...{ label, close }}
        choices={[...none, ...choices]}
        value={textOf(row[field.dbPropertyName])}
        save={(value) =>
          save(row, field, value === '' ? null : kind === 'boolean' ? value === 'true' : value)
        }
      />
    );
  }
  return (row, close) => (
    <TextEditor
      {...{ label, close }}
      text={
        kind === 'date'
          ? longDate(textOf(row[field.dbPropertyName]))
          : textOf(row[field.dbPropertyName])
      }
      save={(typed) => {
        const read = readTyped(kind, typed.trim());
        if ('problem' in read) return read.problem;
        save(row, field, read.value);
        return undefined;
      }}
    />
  );
}

/** What one of is chosen; undefined where the value is typed. */
function choicesOf(kind: ValueKind, options: DictionaryField['options']) {
  if (kind === 'boolean')
    return [
      { value: 'true', label: messages.yes },
      { value: 'false', label: messages.no },
    ];
  if (kind !== 'text' || options.length === 0) return undefined;
  return options.map((option) => ({ value: String(option.value), label: option.label }));
}

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(', ')
    : value === null || value === undefined
      ? ''
      : String(value);

/** What was typed in a cell, as calls send it. */
function readTyped(kind: ValueKind, typed: string): { value: CellValue } | { problem: string } {
  if (typed === '') return { value: null };
  if (kind === 'texts')
    return {
      value: typed
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    };
  if (kind === 'number') {
    const number = Number(typed.replaceAll(',', ''));
    return Number.isFinite(number) ? { value: number } : { problem: messages.notANumber };
  }
  if (kind !== 'date') return { value: typed };
  const day = readDay(typed);
  return day === undefined ? { problem: messages.notADate } : { value: day };
}
