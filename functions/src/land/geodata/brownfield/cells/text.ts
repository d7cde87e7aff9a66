import { blank, type RegisterCellRead } from './cell.ts';

/** One line of text: line breaks become commas, repeated spaces one. */
export function readLine(raw: string): RegisterCellRead<string> {
  const value = raw
    .trim()
    .replace(/\s+/g, (gap) => (/[\r\n]/.test(gap) ? ', ' : gap))
    .replace(/,(\s*,)+/g, ',')
    .replace(/[\s\u00a0]+/g, ' ');
  if (value === '') return blank;
  if (/[\r\n]/.test(raw.trim())) return { value, corrected: 'Line breaks became commas' };
  return value === raw ? { value } : { value, corrected: 'Spaces tidied' };
}

const MAX_NOTES_LENGTH = 4_000;

/** Text of several lines, with plain line ends. */
export function readText(raw: string): RegisterCellRead<string> {
  const value = raw.replace(/\r+\n?/g, '\n').trim();
  if (value === '') return blank;
  if (value.length > MAX_NOTES_LENGTH) {
    return { value, corrected: 'Longer than the 4,000 characters of the standard; taken whole' };
  }
  return value === raw ? { value } : { value, corrected: 'Line ends and outer spaces tidied' };
}
