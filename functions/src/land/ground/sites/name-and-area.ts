import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { fieldTypeOf } from '../../../council/ground/dictionary/field-types.ts';
import { parseValue, type SiteValue } from '../../../council/ground/dictionary/parse-value.ts';

/** Name and area in the council's own fields for them, where it has such. */
export function nameAndArea(dictionary: DictionaryField[], name: string, hectares: number) {
  const given: [DictionaryField | undefined, SiteValue][] = [
    [nameField(dictionary), name],
    [areaField(dictionary), hectares > 0 ? hectares : null],
  ];
  const values: Record<string, SiteValue> = {};
  for (const [field, value] of given) {
    const parsed = field && parseValue(field, value);
    if (field && parsed && 'value' in parsed) values[field.dbPropertyName] = parsed.value;
  }
  return values;
}

/** The council's field for a site's name, if it has one. */
export function nameField(dictionary: readonly DictionaryField[]): DictionaryField | undefined {
  const plain = dictionary.filter(({ type }) => {
    const { kind, fromOptions } = fieldTypeOf(type);
    return kind === 'text' && !fromOptions;
  });
  return (
    plain.find(({ dbPropertyName }) => dbPropertyName === 'site_name') ??
    plain.find(({ standardName }) => standardName === 'SiteNameAddress') ??
    plain.find(({ type, searchable }) => type === 'text.small' && searchable)
  );
}

/** The council's field for a site's area in hectares, if it has one. */
export function areaField(dictionary: DictionaryField[]): DictionaryField | undefined {
  const areas = dictionary.filter(({ type }) => type === 'area.hectares' || type === 'number');
  return (
    areas.find(({ dbPropertyName }) => dbPropertyName === 'size_ha') ??
    areas.find(({ standardName }) => standardName === 'Hectares')
  );
}
