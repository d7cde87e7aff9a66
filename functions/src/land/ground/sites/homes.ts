import { fieldTypeOf } from '../../../council/ground/dictionary/field-types.ts';
import { formatNumber } from '../../../council/ground/dictionary/format-value.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';

/** Net dwellings: where only one number is known, both are that. */
export interface Homes {
  from: number;
  to: number;
}

/** The council's fields that say how many homes a site takes. */
export interface HomesFields {
  /** The council's own estimate. */
  own: DictionaryField | undefined;
  /** Of the national register; `least` is all that its form of 2017 had. */
  from: DictionaryField | undefined;
  to: DictionaryField | undefined;
  least: DictionaryField | undefined;
}

/** Names of the field for a site's homes, in order of preference. */
const OWN = ['optimised_unit_capacity', 'homes'];

/** Which of a dictionary's fields say how many homes. */
export function homesFields(dictionary: readonly DictionaryField[]): HomesFields {
  const numbers = dictionary.filter(({ type }) =>
    ['number', 'integer'].includes(fieldTypeOf(type).kind),
  );
  const standard = (name: string) => numbers.find((each) => each.standardName === name);
  return {
    own: OWN.map((name) => numbers.find((each) => each.dbPropertyName === name)).find(Boolean),
    from: standard('NetDwellingsRangeFrom'),
    to: standard('NetDwellingsRangeTo'),
    least: standard('MinNetDwellings'),
  };
}

/**
 * A site's homes, the one meaning that sheets and totals share: as the council's own field has them, which cells,
 * searches and exports show; where it is blank as the saved capacity has them, else the register's range. undefined
 * where none of them says.
 */
export function homesOf(
  site: Readonly<Record<string, unknown>>,
  { own, from, to, least }: HomesFields,
  worked: number | undefined,
): Homes | undefined {
  const read = (field: DictionaryField | undefined) => {
    const value = field && site[field.dbPropertyName];
    return typeof value === 'number' ? value : undefined;
  };
  const one = read(own) ?? worked;
  const low = one ?? read(from) ?? read(least) ?? read(to);
  const high = one ?? read(to) ?? read(from) ?? read(least);
  if (low === undefined || high === undefined) return undefined;
  return { from: Math.min(low, high), to: Math.max(low, high) };
}

/** '34–41', or '34' where both are that. */
export const homesWords = ({ from, to }: Homes): string =>
  from === to ? formatNumber(to) : `${formatNumber(from)}–${formatNumber(to)}`;
