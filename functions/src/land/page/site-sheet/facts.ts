import type {
  SiteContent,
  SiteField,
} from '../../../council/ground/configs/types/site-features.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { formatValue } from '../../../council/ground/dictionary/format-value.ts';
import type { Fact } from './sheet.ts';

type Arranged = Pick<
  SiteField,
  'label' | 'dbPropertyName' | 'formatting' | 'prefix' | 'measurement'
>;

/** Fields already in the sheet's heading. */
const IN_THE_HEAD = new Set(['site_name', 'source_reference']);

/**
 * What is known about a site, in the council's own order: first what its search results show, then its tabs, then the
 * rest of the dictionary. Empty fields are left out; each field comes once.
 */
export function factsOf(
  values: Record<string, unknown>,
  fields: readonly DictionaryField[],
  card: readonly Arranged[],
  tabs: readonly { visible?: boolean | undefined; content: SiteContent[] }[],
): Fact[] {
  const arranged: Arranged[] = [
    ...card,
    ...tabs.filter(({ visible }) => visible !== false).flatMap(({ content }) => fieldsIn(content)),
    ...fields.map(({ label, dbPropertyName }) => ({ label, dbPropertyName })),
  ];
  const byName = new Map(fields.map((field) => [field.dbPropertyName, field]));
  const seen = new Set(IN_THE_HEAD);
  return arranged.flatMap((item) => {
    const name = item.dbPropertyName ?? '';
    const field = byName.get(name);
    const value = values[name];
    if (!field || seen.has(name) || isEmpty(value)) return [];
    seen.add(name);
    return [{ label: item.label, text: textOf(field, value, item) }];
  });
}

function fieldsIn(content: SiteContent[]): SiteField[] {
  return content.flatMap((item) => {
    if (item.type === 'FIELD') return [item];
    return item.type === 'CONTAINER' ? fieldsIn(item.content) : [];
  });
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

function textOf(field: DictionaryField, value: unknown, item: Arranged): string {
  const format = { ...field.format, ...item.formatting };
  const unit = item.measurement ?? field.unit;
  const text = formatValue({ ...field, format, unit }, value);
  return typeof value === 'number' && item.prefix ? `${item.prefix}${text}` : text;
}
