import type { KeptField } from '@contract/consultation/ground/records/kept-records.ts';
import type { KeptRow } from '@contract/consultation/ground/records/record-endpoints.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { fieldTypeOf } from '@contract/council/ground/dictionary/field-types.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';
import { useMemo } from 'react';
import { useAccess } from '../../../session/access.tsx';
import { ChoiceEditor } from '../../../ui/table/choice-editor.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { TextEditor } from '../../../ui/table/text-editor.tsx';
import { keptPanelMessages as messages } from './messages.ts';

/** Sends one field of a record, by what calls name it. */
export type SaveField = (row: KeptRow, field: KeptField, value: string | boolean | null) => void;

/** The columns with an editor in the cell for those who may write: texts, dates, and choices that have no record of their own. */
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
        const field = kept.find((each) => each.dbPropertyName === column.id);
        const described = fields.get(column.id);
        if (!allowed || !described || !field?.sentAs || field.column) return column;
        return { ...column, editable: () => true, editor: editorOf(field, described, save) };
      }),
    // `save` only sends; it is another function at every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [columns, kept, fields, allowed],
  );
}

function editorOf(
  field: KeptField,
  { label, options }: DictionaryField,
  save: SaveField,
): NonNullable<Column<KeptRow>['editor']> {
  const { kind } = fieldTypeOf(field.type);
  const textIn = (row: KeptRow) => {
    const value = row[field.dbPropertyName];
    return value === null || value === undefined ? '' : String(value);
  };
  if (options.length > 0) {
    const required = field.dbPropertyName === 'status' || field.dbPropertyName.endsWith('_type');
    const choices = [
      ...(required ? [] : [{ value: '', label: messages.noChoice }]),
      ...options.map((option) => ({ value: String(option.value), label: option.label })),
    ];
    return (row, close) => (
      <ChoiceEditor
        {...{ label, choices, close }}
        value={textIn(row)}
        save={(value) => save(row, field, value === '' ? null : value)}
      />
    );
  }
  return (row, close) => (
    <TextEditor
      {...{ label, close }}
      text={kind === 'date' ? longDate(textIn(row)) : textIn(row)}
      save={(typed) => {
        const day = typed.trim() === '' ? null : readDay(typed);
        if (kind === 'date' && day === undefined) return messages.notADate;
        save(row, field, kind === 'date' ? (day ?? null) : typed.trim());
        return undefined;
      }}
    />
  );
}
