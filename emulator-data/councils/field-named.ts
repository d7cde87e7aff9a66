import type { NewField } from '../../functions/src/council/ground/dictionary/add-dictionary-field.ts';

/** The field with that property name; throws if the dictionary lacks it. */
export function fieldNamed(fields: readonly NewField[], name: string): NewField {
  const field = fields.find(({ dbPropertyName }) => dbPropertyName === name);
  if (!field) throw new Error(`The dictionary has no field ${name}`);
  return field;
}
