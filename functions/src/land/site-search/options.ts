import {
  columnEntries,
  columnValues,
  dictionaryOf,
} from '../../council/ground/dictionary/queries/dictionary.ts';
import { fieldTypeOf } from '../../council/ground/dictionary/field-types.ts';
import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import type { SearchOption } from './contract.ts';
import { SITE_TAGS } from '../../council/ground/filters/filter.ts';
import { firstTagNames } from './queries/tag-names.ts';

const MAX_OFFERED_OPTIONS = 500;
const YES_OR_NO = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/**
 * The options of each property: those in the dictionary if it lists any, otherwise the values that sites have, at most
 * 500; for tags, their names. A property that is not in the dictionary throws payload-invalid.
 */
export async function optionsOf(tx: Tx, names: string[]): Promise<Record<string, SearchOption[]>> {
  const fields = new Map((await dictionaryOf(tx)).map((field) => [field.dbPropertyName, field]));
  const options: Record<string, SearchOption[]> = {};
  for (const [index, name] of names.entries()) {
    if (name === SITE_TAGS) {
      options[name] = (await firstTagNames(tx, MAX_OFFERED_OPTIONS)).map((tag) => ({
        value: tag,
        label: tag,
      }));
      continue;
    }
    const field = fields.get(name);
    if (!field?.filterable) {
      const at = `dbPropertyNames[${index}]`;
      throw invalidField(at, `Unknown property: ${name}`);
    }
    options[name] = await optionsOfField(tx, field);
  }
  return options;
}

async function optionsOfField(tx: Tx, field: DictionaryField): Promise<SearchOption[]> {
  if (field.options.length > 0) return field.options.map(({ value, label }) => ({ value, label }));
  const { kind } = fieldTypeOf(field.type);
  if (kind === 'boolean') return YES_OR_NO;
  if (kind === 'json') return [];
  const isList = kind === 'texts' || kind === 'numbers';
  const values = await (isList ? columnEntries : columnValues)(tx, field, {
    limit: MAX_OFFERED_OPTIONS,
  });
  return values.map((value) => ({ value, label: String(value) }));
}
