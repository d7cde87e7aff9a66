import type { DictionaryField, FieldOption } from '../../council/ground/dictionary/field.ts';
import { fieldTypeOf, type ValueKind } from '../../council/ground/dictionary/field-types.ts';
import { invalidField } from '../../platform/errors.ts';
import { exportedMessages as messages } from './messages.ts';

/** How a value is written: one of the dictionary's types, a timestamp, or something derived from the geometry. */
export type ExportColumnKind = ValueKind | 'moment';

export interface ExportColumn {
  /** db_property_name, or a name of ours: the key in machine formats. */
  name: string;
  /** The label that people know it by: the heading of a table. */
  label: string;
  kind: ExportColumnKind;
  unit: string | null;
  /** Of a field with options: the words that its values are shown by. */
  options?: readonly FieldOption[];
  /** Where the value comes from; the site's one reference, and the day of its last change, have rules of their own. */
  from: 'dictionary' | 'site' | 'place' | 'reference' | 'last change';
  /** The fields that the rule reads: the council's own references. */
  among?: readonly string[];
  /** Fields that people search by can serve as a site's name on a map. */
  naming: boolean;
}

/** The named columns in their order, then others; an unknown name throws payload-invalid. Labels are made unique. */
export function pickColumns(
  names: readonly string[],
  offered: Iterable<ExportColumn>,
  more: ExportColumn[] = [],
): ExportColumn[] {
  const known = new Map([...offered].map((column) => [column.name, column]));
  const columns = [...new Set(names)].map((name) => {
    const column = known.get(name);
    if (column) return column;
    throw invalidField(`selected_fields[${names.indexOf(name)}]`, messages.unknownField(name));
  });
  return uniquelyLabelled([...columns, ...more]);
}

/** Where a column that shows a field has its values from. */
export const fieldValue = ({
  dbPropertyName,
  type,
}: DictionaryField): Pick<ExportColumn, 'name' | 'from' | 'kind'> => ({
  name: dbPropertyName,
  from: 'dictionary',
  kind: fieldTypeOf(type).kind,
});

/** A column of a file for each field of a dictionary. */
export const fieldColumns = (dictionary: DictionaryField[]): ExportColumn[] =>
  dictionary.map(({ dbPropertyName, label, type, unit, options, searchable }) => {
    const { kind, prefix, suffix } = fieldTypeOf(type);
    return {
      name: dbPropertyName,
      label,
      kind,
      unit: kind === 'number' || kind === 'integer' ? (unit ?? suffix ?? prefix ?? null) : unit,
      options,
      from: 'dictionary',
      naming: searchable && kind === 'text',
    };
  });

/** Labels that stand twice are told apart by their names, since a table’s headings are its keys. */
export function uniquelyLabelled(columns: ExportColumn[]): ExportColumn[] {
  const seen = new Map<string, number>();
  for (const { label } of columns)
    seen.set(label.toLowerCase(), (seen.get(label.toLowerCase()) ?? 0) + 1);
  return columns.map((column) =>
    (seen.get(column.label.toLowerCase()) ?? 0) > 1
      ? { ...column, label: `${column.label} (${column.name})` }
      : column,
  );
}
