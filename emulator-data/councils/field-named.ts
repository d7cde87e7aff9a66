import type { NewField } from '../../functions/src/council/ground/dictionary/add-dictionary-field.ts';

/** The field of that property name; a name that the dictionary lacks throws. */
export function fieldNamed(fields: readonly NewField[], name: string): NewField {
  const field = fields.find(({ dbPropertyName }) => dbPropertyName === name);
  if (!field) throw new Error(`The dictionary has no field ${name}`);
  return field;
}
