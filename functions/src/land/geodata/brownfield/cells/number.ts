import { blank, refused, type RegisterCellRead } from './cell.ts';

/** How a column writes the decimals of its numbers. */
export type DecimalMark = '.' | ',';

const NUMBER =
  /^(?:c\.?|ca\.?|circa|approx\.?|approximately|about|~)?[ \u00a0]*(-?[\d.,]*\d(?:e[+-]?\d{1,3})?|-?\d{1,3}(?:[ \u00a0]\d{3})+(?:\.\d+)?|-?\d+\.)[ \u00a0]*([a-z²2. ]*)$/;
/** No number with its unit is longer. */
const MAX_LENGTH = 100;
const HECTARES_PER: Record<string, number> = {
  '': 1,
  ha: 1,
  hectare: 1,
  hectares: 1,
  sqm: 0.0001,
  m2: 0.0001,
  'm²': 0.0001,
  acre: 0.404686,
  acres: 0.404686,
};
const DWELLING_WORDS = new Set([
  '',
  'dwelling',
  'dwellings',
  'unit',
  'units',
  'home',
  'homes',
  'no',
  'nr',
  'nos',
  'net',
  'flat',
  'flats',
  'apartment',
  'apartments',
  'house',
  'houses',
  'netdwellings',
  'residentialunits',
]);

/** Larger sites and more homes have been published, and were slips. */
const MAX_HECTARES = 1_000;
const MAX_DWELLINGS = 20_000;

/** An area in hectares. Square metres and acres are converted; zero and below is refused. */
export function readHectares(raw: string, mark?: DecimalMark): RegisterCellRead<number> {
  const parsed = parseNumber(raw, mark);
  if (!parsed) return raw.trim() === '' ? blank : refused('Not a number');
  const factor = HECTARES_PER[parsed.unit.replace(/[. ]/g, '')];
  if (factor === undefined) return refused(`Unknown unit of area "${parsed.unit}"`);
  const value = Number((parsed.number * factor).toFixed(6));
  if (value <= 0) return refused('An area must be more than zero');
  if (value > MAX_HECTARES)
    return { value, asked: 'Larger than any brownfield site: is it in square metres?' };
  if (factor !== 1) return { value, corrected: `Converted from ${parsed.unit} to hectares` };
  return asWritten(raw, value);
}

/** A whole number of dwellings, zero or more. */
export function readCount(raw: string): RegisterCellRead<number> {
  const parsed = parseNumber(raw);
  if (!parsed) return raw.trim() === '' ? blank : refused('Not a whole number');
  if (!DWELLING_WORDS.has(parsed.unit.replace(/[. ]/g, ''))) return refused('Not a whole number');
  const value = parsed.number;
  if (!Number.isInteger(value)) return refused('Not a whole number');
  if (value < 0) return refused('A number of dwellings cannot be less than zero');
  if (value > MAX_DWELLINGS) return { value, asked: 'More dwellings than any site has' };
  return asWritten(raw, value);
}

/** Two numbers in one cell, such as '10-15' or '10 to 15'. */
export function readCountRange(raw: string): [number, number] | undefined {
  const match = /^\s*(\d{1,5})\s*(?:-|–|to)\s*(\d{1,5})\s*$/i.exec(raw);
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}

function asWritten(raw: string, value: number): RegisterCellRead<number> {
  const plain = raw.trim();
  if (/e/i.test(plain)) return { value, corrected: 'Written with an exponent' };
  if (/^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) || /^-?\d+\.$/.test(plain)) return { value };
  return { value, corrected: 'Written with a unit, a word or separators' };
}

/**
 * The number in a cell and the word after it. A comma before three digits is a thousands separator unless the column
 * uses decimal commas; numbers on two lines are two numbers, and none is read.
 */
export function parseNumber(
  raw: string,
  mark: DecimalMark = '.',
): { number: number; unit: string } | undefined {
  const text = raw.trim().toLowerCase();
  if (text.length > MAX_LENGTH) return undefined;
  const match = NUMBER.exec(text);
  if (!match) return undefined;
  let digits = (match[1] ?? '').replaceAll(/[ \u00a0]/g, '');
  if (mark === '.' && /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits))
    digits = digits.replaceAll(',', '');
  else if (/^-?\d+,\d+$/.test(digits)) digits = digits.replace(',', '.');
  else if (mark === ',' && /^-?\d{1,3}(\.\d{3})+,\d+$/.test(digits))
    digits = digits.replaceAll('.', '').replace(',', '.');
  const number = Number(digits);
  return Number.isFinite(number) ? { number, unit: (match[2] ?? '').trim() } : undefined;
}

/** The decimal mark of a column: the comma where some value proves it and none has a point. */
export function decimalMark(texts: string[]): DecimalMark {
  const proven = texts.some((text) =>
    /^\s*-?(0,\d+|\d+,\d{1,2}|\d+,\d{4,})\s*(?:[a-z]+\s*)?$/i.test(text),
  );
  return proven && !texts.some((text) => /\d\.\d/.test(text)) ? ',' : '.';
}
