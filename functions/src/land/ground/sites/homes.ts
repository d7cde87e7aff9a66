import { fieldTypeOf } from '../../../council/ground/dictionary/field-types.ts';
import { formatNumber } from '../../../council/ground/dictionary/format-value.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';

/** Net dwellings: where only one number is known, both are that. */
export interface Homes {
  from: number;
  to: number;
}

type Field = Pick<DictionaryField, 'dbPropertyName' | 'type' | 'standardName'>;

/** The council's fields that say how many homes a site takes. */
export interface HomesFields<F extends Field = DictionaryField> {
  /** The council's own estimate. */
  own: F | undefined;
  /** Of the national register; `least` is all that its form of 2017 had. */
  from: F | undefined;
  to: F | undefined;
  least: F | undefined;
}

/** Names of the field for a site's homes, in order of preference. */
const OWN = ['optimised_unit_capacity', 'homes'];

/** Which of a dictionary's fields say how many homes. */
export function homesFields<F extends Field>(dictionary: readonly F[]): HomesFields<F> {
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

/** The field under which a site's homes stand: it is searched and sorted by them, whichever field says them. */
export const homesColumn = <F extends Field>({ own, from, to, least }: HomesFields<F>) =>
  own ?? to ?? from ?? least;

/** Beside a site's own fields in searches and tables: its homes, where the field under which they stand has not all of it. */
export const HOMES_RANGE = 'homes_range';

/** '34–41', or '34' where both are that. */
export const homesWords = ({ from, to }: Homes): string =>
  from === to ? formatNumber(to) : `${formatNumber(from)}–${formatNumber(to)}`;

/** The homes that a search or table gives a site, in words; undefined where its own field says them. */
export function homesWordsIn(
  site: Readonly<Record<string, unknown>>,
  { own }: HomesFields<Field>,
): string | undefined {
  const range = site[HOMES_RANGE] as Homes | undefined;
  // Somebody may have written them since.
  const isOwn = own !== undefined && typeof site[own.dbPropertyName] === 'number';
  return range && !isOwn ? homesWords(range) : undefined;
}
