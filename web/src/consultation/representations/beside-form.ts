import type { RecordTableRow } from '@contract/records/kept/finding-endpoints.ts';
import type { Representation } from '@contract/consultation/ground/representations/representation-schema.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { Column } from '../../ui/table/column.ts';
import { isCustom } from '../../records/kept/field-saver.ts';
import { columnsOfFields } from '../../records/kept/columns-of-fields.tsx';

/** A representation as a row of the table: its status, and what it has in the columns that officers added. */
export const rowOf = ({
  id,
  row_version,
  status,
  customColumns,
}: Representation): RecordTableRow => ({
  id,
  row_version,
  status,
  ...Object.fromEntries(customColumns.map(({ column, value }) => [column, value])),
});

/** The columns of what its form does not hold. */
export const columnsBesideForm = (
  fields: ReadonlyMap<string, DictionaryField>,
): Column<RecordTableRow>[] =>
  [...columnsOfFields(fields.values()).values()].filter(
    ({ id }) => id === 'status' || isCustom(id),
  );
