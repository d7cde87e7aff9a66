import type { KeptRow } from '@contract/records/kept/finding-endpoints.ts';
import type { Representation } from '@contract/consultation/ground/representations/representation-schema.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { Column } from '../../ui/table/column.ts';
import { isCustom } from '../../records/kept/field-saver.ts';
import { keptColumns } from '../../records/kept/kept-columns.tsx';

/** A representation as a row of the table: its status, and what it has in the columns that officers added. */
export const rowOf = ({ id, row_version, status, customColumns }: Representation): KeptRow => ({
  id,
  row_version,
  status,
  ...Object.fromEntries(customColumns.map(({ column, value }) => [column, value])),
});

/** The columns of what its form does not hold. */
export const columnsBesideForm = (
  fields: ReadonlyMap<string, DictionaryField>,
): Column<KeptRow>[] =>
  [...keptColumns(fields.values()).values()].filter(({ id }) => id === 'status' || isCustom(id));
