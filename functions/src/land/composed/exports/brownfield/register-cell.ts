import { isWebAddress } from '../../../../platform/link-address.ts';
import { isCalendarDate } from '../../../../platform/dates/day.ts';
import type { FieldOption } from '../../../../council/ground/dictionary/field.ts';
import { exportMessages as messages } from '../messages.ts';
import { MAX_NOTES_LENGTH, registerWords, type RegisterKind } from './register-columns.ts';

/** A cell in the register's form, or why it cannot be written. */
export type RegisterCell = { text: string } | { reason: string };

const textCell = (text: string): RegisterCell => ({ text });
const refused = (reason: string): RegisterCell => ({ reason });

/** One value in the register's form. A blank becomes an empty text; the column decides whether that is allowed. */
export function registerCell(
  value: unknown,
  kind: RegisterKind,
  options: readonly FieldOption[] = [],
): RegisterCell {
  if (kind === 'yes') return yes(value);
  if (kind === 'history') return textCell(history(value));
  const text = plain(value);
  if (text === '') return textCell('');
  switch (kind) {
    case 'ownership':
    case 'planning status':
    case 'permission type':
      return word(text, registerWords[kind] ?? [], options);
    case 'date': {
      const day = text.slice(0, 10);
      return isCalendarDate(day) ? textCell(day) : refused(messages.noDate(text));
    }
    case 'longitude':
      return between(text, -9, 2, messages.outside);
    case 'latitude':
      return between(text, 49, 61.5, messages.outside);
    case 'hectares':
      return Number(text) > 0 ? textCell(decimals(Number(text))) : refused(messages.noArea(text));
    case 'count':
      return /^\d{1,6}$/.test(text) ? textCell(text) : refused(messages.noCount(text));
    case 'url':
      return isWebAddress(text) && !text.includes('|')
        ? textCell(text)
        : refused(messages.noUrl(text));
    case 'notes':
      return text.length <= MAX_NOTES_LENGTH
        ? textCell(text)
        : refused(messages.longNotes(text.length));
    case 'reference':
    case 'text':
      // One line: text with line breaks in the council's record is read like this by the register's readers.
      return textCell(text.replaceAll(/\s+/g, (gap) => (/[\r\n]/.test(gap) ? ', ' : gap)));
  }
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  return (Array.isArray(value) ? value.map(String).join(', ') : String(value)).trim();
}

/** 'yes' or blank: the standard has no 'no'. */
function yes(value: unknown): RegisterCell {
  const text = plain(value).toLowerCase();
  if (value === true || text === 'yes' || text === 'true') return textCell('yes');
  if (value === false || ['', 'no', 'false'].includes(text)) return textCell('');
  return refused(messages.notYes(plain(value)));
}

/** Links and references of earlier decisions, separated by vertical bars. */
function history(value: unknown): string {
  const entries = Array.isArray(value) ? value.map(String) : plain(value).split(/\||\r?\n/);
  return entries
    .map((entry) => entry.trim())
    .filter(Boolean)
    .join('|');
}

/** A council may store a code and show the standard's words for it: either may match. */
function word(
  text: string,
  words: readonly string[],
  options: readonly FieldOption[],
): RegisterCell {
  const label = options.find(({ value }) => String(value) === text)?.label;
  // A value of the form of 2017 that the current one does not have: not known is blank.
  if ([text, label].some((name) => name?.toLowerCase() === 'unknown ownership'))
    return textCell('');
  const found = words.find((each) => [text, label].some((name) => name?.toLowerCase() === each));
  return found === undefined ? refused(messages.noSuchWord(text, words)) : textCell(found);
}

function between(text: string, least: number, most: number, reason: string): RegisterCell {
  const value = Number(text);
  return value >= least && value <= most ? textCell(decimals(value)) : refused(reason);
}

/** At most six decimals, without trailing zeros. */
const decimals = (value: number) => String(Number(value.toFixed(6)));
