import type { FieldFormat } from './field.ts';
import { dictionaryMessages as messages } from './messages.ts';

/**
 * A number as officers type it, or what is wrong with it (specification 000 section 5): no leading zeros, thousands
 * in threes and set off as the field writes them, or with commas.
 */
export function typedNumber({ THOUSANDS_SEPARATOR: own }: FieldFormat, text: string) {
  const separator = own === undefined || own === '' || own === '.' ? ',' : own;
  const plain = inThrees(inThrees(text.trim(), separator), ',');
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return messages.notANumber;
  return /^-?0\d/.test(plain) ? messages.leadingZeros : Number(plain);
}

function inThrees(text: string, separator: string): string {
  const [whole = '', ...rest] = text.split('.');
  const [first = '', ...groups] = whole.split(separator);
  if (groups.length === 0) return text;
  const fits = /^-?\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  return fits ? [[first, ...groups].join(''), ...rest].join('.') : text;
}
