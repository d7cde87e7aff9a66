import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { parseValue, type SiteValue } from '../../council/ground/dictionary/parse-value.ts';
import { AppError, type FieldErrors, invalidField } from '../../platform/errors.ts';
import { scenarioMessages as messages } from '../ground/scenarios/messages.ts';

/** A scenario's values, ready for their columns. Throws payload-invalid, naming every invalid property. */
export function readOverrides(
  dictionary: DictionaryField[],
  given: unknown,
): Record<string, SiteValue> {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'object' || Array.isArray(given)) {
    throw invalidField('overrides', messages.notAnObject);
  }
  const fields = new Map(dictionary.map((field) => [field.dbPropertyName, field]));
  const problems: FieldErrors = {};
  const overrides: [string, SiteValue][] = [];
  for (const [name, raw] of Object.entries(given)) {
    const field = fields.get(name);
    const parsed = field?.editable ? parseValue(field, raw) : undefined;
    if (!field) problems[`overrides.${name}`] = messages.unknownField(name);
    else if (!parsed) problems[`overrides.${name}`] = messages.fixedField;
    else if ('problem' in parsed) problems[`overrides.${name}`] = parsed.problem;
    else overrides.push([name, parsed.value]);
  }
  if (Object.keys(problems).length > 0) throw new AppError('payload-invalid', { fields: problems });
  return Object.fromEntries(overrides);
}
