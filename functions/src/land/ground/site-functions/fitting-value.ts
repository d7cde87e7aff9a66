import type { CellConfig } from '../../../council/ground/configs/types/cell-config.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { fieldTypeOf } from '../../../council/ground/dictionary/field-types.ts';
import {
  parseValue,
  type Parsed,
  type SiteValue,
} from '../../../council/ground/dictionary/parse-value.ts';
import { typedNumber } from '../../../council/ground/dictionary/typed-number.ts';
import { problemOfCell } from '../sites/cell-rules.ts';
import type { EditRules } from '../sites/editing.ts';
import { siteMessages as messages } from '../sites/messages.ts';
import { VISIBILITY } from '../sites/visibility-field.ts';

/** A field that may be edited, and how the council's page asks for it. */
export interface EditedPlace {
  /** As the dictionary has it, written as the page says. */
  field: DictionaryField;
  cell: CellConfig | undefined;
}

/** Where a field is edited, or why it cannot be. */
export function editedPlace(editing: EditRules, name: string): EditedPlace | { problem: string } {
  const field = editing.fields.get(name);
  if (!field?.editable) {
    return { problem: field ? messages.fixedField : messages.unknownField(name) };
  }
  const place = editing.placeOf(name);
  const format = { ...field.format, ...place?.formatting };
  return { field: { ...field, format }, cell: place?.cell };
}

/** What was sent as the value that its column takes, or why it cannot be one; `held` is what stands there now. */
export function fittingValue(place: EditedPlace & { held: SiteValue }, given: unknown): Parsed {
  const { field } = place;
  const typed = typedValue(field, given);
  if ('problem' in typed) return typed;
  const parsed = parseValue(field, typed.value);
  if ('problem' in parsed) return parsed;
  const problem =
    field.dbPropertyName === VISIBILITY && parsed.value === null
      ? messages.notYesOrNo
      : problemOfCell(place, parsed.value);
  return problem === undefined ? parsed : { problem };
}

/** A number that comes as text is read as officers type it: imports are taken more kindly. */
function typedValue(
  field: DictionaryField,
  given: unknown,
): { value: unknown } | { problem: string } {
  const { kind } = fieldTypeOf(field.type);
  const isTyped = typeof given === 'string' && given.trim() !== '';
  if (!isTyped || (kind !== 'number' && kind !== 'integer')) return { value: given };
  const number = typedNumber(field.format, given);
  return typeof number === 'string' ? { problem: number } : { value: number };
}
