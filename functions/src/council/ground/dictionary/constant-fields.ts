import type { DictionaryField } from './field.ts';
import type { FieldTypeId } from './field-types.ts';

/** A field that every council's records of a type have, so that no dictionary of the council's own describes it. */
export interface ConstantField extends Partial<Pick<DictionaryField, 'format' | 'editable'>> {
  dbPropertyName: string;
  label: string;
  type: FieldTypeId;
}

/** Such fields as a dictionary describes those of a site; `options` by property name. */
export function constantDictionary(
  fields: readonly ConstantField[],
  options: Readonly<Record<string, readonly string[]>>,
): DictionaryField[] {
  return fields.map((field, position) => ({
    format: {},
    editable: false,
    ...field,
    unit: null,
    description: null,
    filterable: true,
    searchable: field.type.startsWith('text'),
    options: (options[field.dbPropertyName] ?? []).map((value) => ({ value, label: value })),
    standardName: null,
    position,
  }));
}
