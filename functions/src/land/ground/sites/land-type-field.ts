import type { DictionaryField, FieldOption } from '../../../council/ground/dictionary/field.ts';
import { plainHeader } from '../../../records/tables/plain-header.ts';

/** The council's field that tells brownfield from greenfield, and its value for previously developed land. */
export function landTypeField(
  dictionary: readonly DictionaryField[],
): { field: DictionaryField; brownfield: FieldOption['value'] } | undefined {
  for (const field of dictionary) {
    const named = (word: LandType) => field.options.find((option) => wordOf(option) === word);
    const brownfield = named('brownfield');
    if (brownfield && named('greenfield')) return { field, brownfield: brownfield.value };
  }
  return undefined;
}

type LandType = 'brownfield' | 'greenfield' | 'mixed';
const LAND_TYPES: readonly LandType[] = ['brownfield', 'greenfield', 'mixed'];

/** What a value of that field says of the land; undefined if it is blank or another word. */
export function landTypeOf(value: unknown, options: readonly FieldOption[]): LandType | undefined {
  const option = options.find((each) => String(each.value) === String(value ?? ''));
  return option && wordOf(option);
}

/** A council may store a code and show the word. */
const wordOf = ({ value, label }: FieldOption): LandType | undefined =>
  LAND_TYPES.find((word) => [String(value), label].some((text) => plainHeader(text) === word));
