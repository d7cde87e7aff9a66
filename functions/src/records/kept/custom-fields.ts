import type { RecordField } from './record-definition.ts';
import { customColumnName, typeOfColumn } from '../custom-columns/column-types.ts';
import type { CustomColumn } from '../custom-columns/queries.ts';

/** Custom columns as the fields of records that they are. */
export const customFields = (columns: readonly CustomColumn[]): RecordField[] =>
  columns.map(({ id, name, renderType }) => ({
    dbPropertyName: customColumnName(id),
    label: name,
    type: typeOfColumn(renderType).field,
    sentAs: customColumnName(id),
  }));

/** What may be chosen in each of them, by property name. */
export const customOptions = (columns: readonly CustomColumn[]): Record<string, string[]> =>
  Object.fromEntries(columns.map(({ id, options }) => [customColumnName(id), options]));
