import type { FieldTypeId } from '../../council/ground/dictionary/field-types.ts';

/** A type of column that officers may add, with the type that the database gives it (specification 001 section 5). */
interface ColumnType {
  /** As the dictionary of a site's fields calls such a field. */
  field: FieldTypeId;
  dataType: string;
  /** Most characters. */
  longest?: number;
  hasOptions?: true;
}

export const columnTypes = {
  Checkbox: { field: 'switch', dataType: 'boolean' },
  'Single select': { field: 'dropdown', dataType: 'varchar(200)', longest: 200, hasOptions: true },
  'Multi-select': { field: 'list.string', dataType: 'text[]', longest: 200, hasOptions: true },
  'Text single line': { field: 'text.small', dataType: 'varchar(200)', longest: 200 },
  'Text paragraph': { field: 'text.large', dataType: 'varchar(3000)', longest: 3000 },
  Number: { field: 'number', dataType: 'numeric' },
  Percentage: { field: 'percentage', dataType: 'numeric' },
  Date: { field: 'date', dataType: 'date' },
  Currency: { field: 'text.small', dataType: 'varchar(200)', longest: 200 },
} as const satisfies Record<string, ColumnType>;

export type ColumnTypeName = keyof typeof columnTypes;
export const columnTypeNames = Object.keys(columnTypes) as ColumnTypeName[];

export const typeOfColumn = (name: ColumnTypeName): ColumnType => columnTypes[name];

/** Most characters of a text in such a column, by its type in the dictionary; undefined where it holds no text. */
export const longestOf = (field: string): number | undefined => {
  const ofText = (['Text single line', 'Text paragraph'] as const).map(typeOfColumn);
  return ofText.find((type) => type.field === field)?.longest;
};

/** The tables that may have such columns, as people choose them. */
export const customTables = ['representations', 'contacts', 'organisations'] as const;
export type CustomTable = (typeof customTables)[number];
/** Those, and the kept records to which officers add no columns. */
export type RecordTableName = CustomTable | 'responses';

/** The real column of a custom one. */
export const customColumnName = (id: number): string => `custom_${id}`;
