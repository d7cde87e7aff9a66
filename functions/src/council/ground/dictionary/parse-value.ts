import { readDay } from '../../../platform/dates/read-day.ts';
import type { FieldErrors } from '../../../platform/errors.ts';
import { refuseUnstorable } from '../../../platform/plain-values.ts';
import type { DictionaryField } from './field.ts';
import { fieldTypeOf, type FieldType } from './field-types.ts';
import { dictionaryMessages as messages } from './messages.ts';

type Field = Pick<DictionaryField, 'type' | 'format' | 'options'>;
export type SiteValue = string | number | boolean | string[] | number[] | object | null;
/** The value as its column takes it, or why it can't be one. */
export type Parsed = { value: SiteValue } | { problem: string };

const is = (value: SiteValue): Parsed => ({ value });
const isNot = (problem: string): Parsed => ({ problem });

/** Reads what somebody typed or sent as a value of this field. Nothing and blanks are null. */
export function parseValue(field: Field, raw: unknown): Parsed {
  if (raw === null || raw === undefined) return is(null);
  if (typeof raw === 'string' && raw.trim() === '') return is(null);
  const type = fieldTypeOf(field.type);
  switch (type.kind) {
    case 'number':
    case 'integer':
      return parseNumber(field, type, raw);
    case 'boolean':
      return parseSwitch(raw);
    case 'date':
      return parseDay(raw);
    case 'text':
      return parseText(field, type, raw);
    case 'texts':
    case 'numbers':
      return parseList(type, raw);
    case 'json':
      return parseJson(field, raw);
  }
}

/** Days may be written in any of the product's forms, as in a cell that is pasted from a spreadsheet. */
function parseDay(raw: unknown): Parsed {
  const day = typeof raw === 'string' ? readDay(raw) : undefined;
  return day === undefined ? isNot(messages.notADate) : is(day);
}

// Thousands only in groups of three, so that '1,5' is not read as fifteen.
const TYPED_NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

function parseNumber(field: Field, type: FieldType, raw: unknown): Parsed {
  const number = typeof raw === 'string' ? typedNumber(raw.trim()) : raw;
  if (typeof number !== 'number' || !Number.isFinite(number)) return isNot(messages.notANumber);
  if (type.kind === 'integer' && !Number.isInteger(number)) return isNot(messages.notAWholeNumber);
  const { min, max } = bounds(field, type);
  if (number < min || number > max) return isNot(messages.notInRange(said(min), said(max)));
  return is(number);
}

const typedNumber = (text: string) =>
  TYPED_NUMBER.test(text) ? Number(text.replaceAll(',', '')) : undefined;

/** Nobody asked for the widest bounds: they are what a number can be. */
const said = (bound: number) =>
  Math.abs(bound) === Number.MAX_SAFE_INTEGER ? `${bound < 0 ? '-' : ''}∞` : bound;

const INTEGER_LIMIT = 2_147_483_647;

/** The field's own bounds, else the type's; 0 to 0 means unbounded. */
function bounds({ format }: Field, type: FieldType): { min: number; max: number } {
  const unbounded = format.min === 0 && format.max === 0;
  const widest = type.kind === 'integer' ? INTEGER_LIMIT : Number.MAX_SAFE_INTEGER;
  return {
    min: (unbounded ? undefined : format.min) ?? type.min ?? -widest,
    max: (unbounded ? undefined : format.max) ?? type.max ?? widest,
  };
}

const SWITCH: Record<string, boolean> = { true: true, yes: true, false: false, no: false };

function parseSwitch(raw: unknown): Parsed {
  if (typeof raw === 'boolean') return is(raw);
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : '';
  // 'dontknow' is how the product has always written an unknown switch.
  if (word === 'dontknow') return is(null);
  const known = Object.hasOwn(SWITCH, word) ? SWITCH[word] : undefined;
  return known === undefined ? isNot(messages.notYesOrNo) : is(known);
}

function parseText({ options }: Field, type: FieldType, raw: unknown): Parsed {
  if (typeof raw !== 'string' && typeof raw !== 'number') return isNot(messages.notText);
  const text = String(raw).trim();
  const { longest } = type;
  if (longest !== undefined && text.length > longest) return isNot(messages.tooLong(longest));
  if (text.includes('\0')) return isNot(messages.notText);
  if (type.fromOptions && options.length && !options.some(({ value }) => String(value) === text))
    return isNot(messages.notAnOption);
  return is(text);
}

const MAX_LIST_ENTRIES = 1_000;
/** Characters: an index of entries takes none of more than 2,700 bytes. */
const MAX_ENTRY_LENGTH = 500;

function parseList(type: FieldType, raw: unknown): Parsed {
  const list = typeof raw === 'string' ? raw.split(/[,;|\n]/) : raw;
  if (!Array.isArray(list) || list.length > MAX_LIST_ENTRIES) return isNot(messages.notAList);
  if (type.kind === 'texts') {
    if (!list.every((entry) => typeof entry === 'string')) return isNot(messages.notText);
    const entries = list.map((entry) => entry.trim()).filter((entry) => entry !== '');
    const isTooLong = entries.some(({ length }) => length > MAX_ENTRY_LENGTH);
    return isTooLong ? isNot(messages.tooLong(MAX_ENTRY_LENGTH)) : is(entries);
  }
  const numbers: unknown[] = list.map((entry) =>
    typeof entry === 'string' ? typedNumber(entry.trim()) : (entry as unknown),
  );
  return numbers.every((each): each is number => Number.isFinite(each))
    ? is(numbers)
    : isNot(messages.notANumber);
}

function parseJson({ type }: Field, raw: unknown): Parsed {
  const value = typeof raw === 'string' ? jsonIn(raw) : raw;
  if (value === null || typeof value !== 'object') return isNot(messages.notJson);
  // Written as text, its escapes and depth were not looked at when the request came.
  const faults: FieldErrors = {};
  refuseUnstorable({ value }, faults);
  const [fault] = Object.values(faults);
  if (fault !== undefined) return isNot(fault);
  const isWrong = type === 'list.coordinates' && !isListOfPairs(value);
  return isWrong ? isNot(messages.notCoordinates) : is(value);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A pair of coordinates is exactly two numbers (specification 000 section 5). */
const isListOfPairs = (value: object) =>
  Array.isArray(value) &&
  value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isFinite));
