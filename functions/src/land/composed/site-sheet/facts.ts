import type {
  SiteContent,
  SiteField,
} from '../../../council/ground/configs/types/site-features.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { formatValue } from '../../../council/ground/dictionary/format-value.ts';
import { isWebAddress } from '../../../platform/link-address.ts';
import type { Fact, ShownFact } from './sheet.ts';

export type Arranged = Pick<
  SiteField,
  'label' | 'dbPropertyName' | 'formatting' | 'prefix' | 'measurement'
>;

export interface ArrangedTab {
  visible?: boolean | undefined;
  content: SiteContent[];
}

/** Longer texts are read, not looked up. */
const MAX_FACT = 120;
/** Of an address on paper; the link has the whole. */
const MAX_ADDRESS = 30;

/**
 * What is known about a site, in the council's own order: first what its search results show, then its tabs, then the
 * rest of the dictionary. Empty fields are left out, and those that the sheet has elsewhere; each field comes once.
 * Long texts come as notes.
 */
export function factsOf(
  values: Record<string, unknown>,
  fields: readonly DictionaryField[],
  {
    card,
    tabs,
    elsewhere,
  }: { card: readonly Arranged[]; tabs: readonly ArrangedTab[]; elsewhere: readonly string[] },
): { facts: ShownFact[]; notes: Fact[] } {
  const arranged: Arranged[] = [
    ...card,
    ...tabs.filter(({ visible }) => visible !== false).flatMap(({ content }) => fieldsIn(content)),
    ...fields.map(({ label, dbPropertyName }) => ({ label, dbPropertyName })),
  ];
  const byName = new Map(fields.map((field) => [field.dbPropertyName, field]));
  const seen = new Set(elsewhere);
  const [facts, notes]: [ShownFact[], Fact[]] = [[], []];
  for (const item of arranged) {
    const name = item.dbPropertyName ?? '';
    const field = byName.get(name);
    if (!field || seen.has(name) || isEmpty(values[name])) continue;
    seen.add(name);
    const fact = { label: item.label, text: textOf(field, values[name], item) };
    if (isWebAddress(fact.text))
      facts.push({ ...fact, text: shortAddress(fact.text), link: fact.text });
    else if (field.type === 'text.large' || fact.text.length > MAX_FACT) notes.push(fact);
    else facts.push(fact);
  }
  return { facts, notes };
}

/** An address as it is said aloud. */
export const plainAddress = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** As plainAddress, in one line: of a long one where it is and what it ends in. */
function shortAddress(address: string): string {
  const plain = plainAddress(address);
  if (plain.length <= MAX_ADDRESS) return plain;
  const ends = `${plain.split('/')[0]}/…/${plain.split('/').at(-1)}`;
  return ends.length <= MAX_ADDRESS ? ends : `${plain.slice(0, MAX_ADDRESS - 1)}…`;
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
