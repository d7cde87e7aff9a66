import { fieldTypeOf } from '../../../council/ground/dictionary/field-types.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';

type Field = Pick<DictionaryField, 'dbPropertyName' | 'type' | 'searchable' | 'standardName'>;

/** A site's name: the register's own name field, otherwise the first text that is searched. */
export function nameColumn(fields: readonly Field[]): string | undefined {
  const texts = fields.filter(({ type }) => fieldTypeOf(type).kind === 'text');
  const named =
    texts.find(({ standardName }) => standardName === 'SiteNameAddress') ??
    texts.find(({ searchable, type }) => searchable && type !== 'address');
  return named?.dbPropertyName;
}

/** Where postcodes may be: the word search, and address fields that it does not cover. */
export function addressColumns(fields: readonly Field[]): string[] {
  const others = fields.filter(({ type, searchable }) => type === 'address' && !searchable);
  return ['search_text', ...others.map(({ dbPropertyName }) => dbPropertyName)];
}
