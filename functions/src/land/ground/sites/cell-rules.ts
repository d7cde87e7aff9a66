import type { CellConfig } from '../../../council/ground/configs/types/cell-config.ts';
import {
  readValidation,
  type ValidationName,
} from '../../../council/ground/configs/types/cell-validation.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { fieldTypeOf } from '../../../council/ground/dictionary/field-types.ts';
import { typedNumber } from '../../../council/ground/dictionary/typed-number.ts';
import type { yup } from '../../../platform/contract.ts';
import { londonDay } from '../../../platform/dates/london.ts';
import {
  emailRule,
  linkRule,
  phoneRule,
  postcodeRule,
} from '../../../council/ground/people/rules.ts';
import { siteMessages as messages } from './messages.ts';

interface Place {
  field: Pick<DictionaryField, 'type' | 'format'> &
    Partial<Pick<DictionaryField, 'dbPropertyName'>>;
  /** How the council's page asks for it; undefined where it does not. */
  cell: CellConfig | undefined;
  /** The stored value: list entries that are no longer options may stay. */
  held?: unknown;
}

/**
 * Why a cell of the site's page takes no such value, or undefined. The page asks before it saves, the server before it
 * writes. Only a site's name cannot be nothing at all: no register could publish the site.
 */
export function problemOfCell(place: Place, value: unknown): string | undefined {
  if (value === null)
    return place.field.dbPropertyName === 'site_name' ? messages.nameRequired : undefined;
  if (!place.cell) return undefined;
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  for (const entry of entries) {
    const problem =
      problemOfNumber(place, entry) ??
      problemOfOption(place, entry) ??
      problemOfRule(place.cell.validation, entry);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemOfNumber({ field, cell }: Place, entry: unknown): string | undefined {
  // A page may ask for a number where the dictionary keeps text.
  const asked = typeof entry === 'string' && cell?.fieldType === 'number';
  const number = asked ? typedNumber(field.format, entry) : entry;
  if (asked && typeof number === 'string') return number;
  if (typeof number !== 'number') return undefined;
  const type = fieldTypeOf(field.type);
  for (const bounds of [field.format, { ...field.format, ...definedBounds(cell) }]) {
    const problem = outOf(bounds, type, number);
    if (problem !== undefined) return problem;
  }
  const { NUMBERS_AFTER_DECIMAL_POINT: most } = field.format;
  const fits = most === undefined || Number(number.toFixed(most)) === number;
  return fits ? undefined : messages.decimals(most);
}

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

function definedBounds(cell: CellConfig | undefined): Bounds {
  const { min, max } = cell ?? {};
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** 0 to 0 means unbounded (specification 000 section 5); the field's type bounds all the same. */
function outOf(given: Bounds, type: Bounds, number: number): string | undefined {
  const unbounded = given.min === 0 && given.max === 0;
  const { min = type.min, max = type.max } = unbounded ? {} : given;
  if (number >= (min ?? -Infinity) && number <= (max ?? Infinity)) return undefined;
  return messages.notInRange(min ?? '-∞', max ?? '∞');
}

function problemOfOption({ cell, held }: Place, entry: unknown): string | undefined {
  if (!cell?.options || !takesOptions(cell)) return undefined;
  if (Array.isArray(held) && held.includes(entry)) return undefined;
  return cell.options.some(({ value }) => isMeant(value, entry)) ? undefined : messages.notAnOption;
}

const takesOptions = ({ fieldType }: NonNullable<CellConfig>) =>
  fieldType === 'select' || fieldType === 'checkbox';

/** Whether an option, which is text, is this value. */
export function isMeant(option: string, entry: unknown): boolean {
  if (typeof entry === 'number') return option.trim() !== '' && Number(option) === entry;
  if (typeof entry !== 'boolean') return option === entry;
  return (entry ? ['true', 'yes'] : ['false', 'no']).includes(option.toLowerCase());
}

function problemOfRule(validation: string | undefined, entry: unknown): string | undefined {
  const rule = validation === undefined ? undefined : readValidation(validation);
  if (!rule || (typeof entry !== 'string' && typeof entry !== 'number')) return undefined;
  if ('name' in rule) return rules[rule.name](entry);
  const text = String(entry);
  const fits = text.length <= MAX_MATCHED_LENGTH && rule.pattern.test(text);
  return fits ? undefined : messages.notOfForm(rule.written);
}

// Matching a pattern takes longer the longer the text is.
const MAX_MATCHED_LENGTH = 1000;

const rules: Record<ValidationName, (entry: string | number) => string | undefined> = {
  email: (entry) => faultOf(emailRule(), entry),
  phone: (entry) => faultOf(phoneRule(true), entry),
  postcode: (entry) => faultOf(postcodeRule(), entry),
  link: (entry) => faultOf(linkRule(), entry),
  'whole-number': (entry) => (Number.isInteger(Number(entry)) ? undefined : messages.notWhole),
  'not-in-future': (entry) =>
    String(entry) > londonDay(new Date()) ? messages.inFuture : undefined,
};

function faultOf(rule: yup.StringSchema, entry: string | number): string | undefined {
  try {
    rule.validateSync(String(entry));
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}
