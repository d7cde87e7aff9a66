import { blank, refused, type RegisterCellRead } from './cell.ts';

const NUMBER =
  /^(?:c\.?|ca\.?|circa|approx\.?|approximately|about|~)?\s*(-?[\d.,\s]*\d)\s*([a-z²2. ]*)$/;
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
]);

/** An area in hectares. Square metres and acres are converted; zero and below is refused. */
export function readHectares(raw: string): RegisterCellRead<number> {
  const parsed = parseNumber(raw);
  if (!parsed) return raw.trim() === '' ? blank : refused('Not a number');
  const factor = HECTARES_PER[parsed.unit.replace(/[. ]/g, '')];
  if (factor === undefined) return refused(`Unknown unit of area "${parsed.unit}"`);
  const value = Number((parsed.number * factor).toFixed(6));
  if (value <= 0) return refused('An area must be more than zero');
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
  return asWritten(raw, value);
}

/** Two numbers in one cell, such as '10-15' or '10 to 15'. */
export function readCountRange(raw: string): [number, number] | undefined {
  const match = /^\s*(\d{1,5})\s*(?:-|–|to)\s*(\d{1,5})\s*$/i.exec(raw);
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}

function asWritten(raw: string, value: number): RegisterCellRead<number> {
  const plain = raw.trim();
  if (/^-?\d*\.?\d+$/.test(plain) || /^-?\d+\.$/.test(plain)) return { value };
  return { value, corrected: 'Written with a unit, a word or separators' };
}

/** The number in a cell and the word after it. A comma before three digits is a thousands separator. */
export function parseNumber(raw: string): { number: number; unit: string } | undefined {
  const match = NUMBER.exec(raw.trim().toLowerCase());
  if (!match) return undefined;
  let digits = (match[1] ?? '').replace(/\s/g, '');
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) digits = digits.replaceAll(',', '');
  else if (/^-?\d+,\d+$/.test(digits)) digits = digits.replace(',', '.');
  const number = Number(digits);
  return Number.isFinite(number) ? { number, unit: (match[2] ?? '').trim() } : undefined;
}
