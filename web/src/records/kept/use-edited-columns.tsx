import { longestOf } from '@contract/records/custom-columns/column-types.ts';
import type { RecordField } from '@contract/records/kept/record-definition.ts';
import type { RecordTableRow } from '@contract/records/kept/finding-endpoints.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { useMemo } from 'react';
import { useAccess } from '../../session/access.tsx';
import type { Column } from '../../ui/table/column.ts';
import { recordEditorOf } from './cell-editor.tsx';
import { isCustom } from './field-saver.ts';

/** What a cell's editor gives. */
export type CellValue = string | number | boolean | string[] | null;

/** Sends one field of a record, by what calls name it. */
export type SaveField = (row: RecordTableRow, field: RecordField, value: CellValue) => void;

/** The columns with an editor in the cell for those who may write, but for what names another record. */
export function useEditedColumns(
  columns: readonly Column<RecordTableRow>[],
  recordFields: readonly RecordField[],
  fields: ReadonlyMap<string, DictionaryField>,
  save: SaveField,
): readonly Column<RecordTableRow>[] {
  const { allowed } = useAccess('representations', 'write');
  return useMemo(
    () =>
      columns.map((column): Column<RecordTableRow> => {
        const described = fields.get(column.id);
        const field =
          recordFields.find((each) => each.dbPropertyName === column.id) ?? custom(described);
        if (!allowed || !described || !field?.sentAs || field.column) return column;
        return { ...column, editable: () => true, editor: recordEditorOf(field, described, save) };
      }),
    // `save` only sends; it is another function at every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [columns, recordFields, fields, allowed],
  );
}

/** A column that officers added, as a field of its records. */
function custom(described: DictionaryField | undefined): RecordField | undefined {
  if (!described || !isCustom(described.dbPropertyName)) return undefined;
  const { dbPropertyName, label } = described;
  const type = described.type as RecordField['type'];
  const longest = longestOf(type);
  return { dbPropertyName, label, type, sentAs: dbPropertyName, ...(longest && { longest }) };
}
