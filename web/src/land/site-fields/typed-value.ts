import { typedNumber } from '@contract/council/ground/dictionary/typed-number.ts';
import { DONT_KNOW } from '@contract/records/history/edit-content.ts';
import { problemOfCell } from '@contract/land/ground/sites/cell-rules.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';
import { type SiteCell, hasContent, isCoordinates, pairsOf, shownText } from './cell.ts';
import { siteFieldMessages as messages } from './messages.ts';

/** A value as it is sent. */
export type SentValue = string | number | boolean | object | null;
export type TypedReading = { value: SentValue } | { problem: string };

/** The control's content when editing begins. */
export function typedOf(cell: SiteCell, value: unknown): string {
  if (!hasContent(value)) return cell.kind === 'boolean' ? DONT_KNOW : '';
  if (isCoordinates(cell)) return pairsOf(value).join('\n');
  if (Array.isArray(value) && cell.kind !== 'json') return value.map(String).join('\n');
  if (cell.kind === 'date') return shownText(cell, value);
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

/**
 * Parses what was typed, or says why it is invalid; the server checks it again. Entries that the list has already may
 * stay.
 */
export function readTyped(cell: SiteCell, typed: string, held?: unknown): TypedReading {
  const read: TypedReading = typed.trim() === '' ? { value: null } : valueTyped(cell, typed);
  if ('problem' in read) return read;
  const problem = problemOfCell({ field: cell.field, cell: cell.config, held }, read.value);
  return problem === undefined ? read : { problem };
}

function valueTyped(cell: SiteCell, typed: string): TypedReading {
  switch (cell.kind) {
    case 'boolean':
      return { value: typed === DONT_KNOW ? null : typed === 'true' };
    case 'number':
    case 'integer':
      return readNumber(cell, typed);
    case 'date': {
      const day = readDay(typed);
      return day === undefined ? { problem: messages.notADay } : { value: day };
    }
    case 'texts':
      return { value: entriesByLine(typed) };
    case 'numbers':
      return readNumbers(entriesByLine(typed).map((line) => typedNumber(cell.field.format, line)));
    case 'json':
      return isCoordinates(cell) ? readPairs(typed) : readJson(typed);
    case 'text':
      return { value: typed.trim() };
  }
}

/** Typed entries, one on each line. */
export const entriesByLine = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function readNumber({ field, kind }: SiteCell, typed: string): TypedReading {
  const number = typedNumber(field.format, typed);
  if (typeof number === 'string') return { problem: number };
  return kind === 'integer' && !Number.isInteger(number)
    ? { problem: messages.notAWholeNumber }
    : { value: number };
}

function readNumbers(read: (number | string)[]): { value: number[] } | { problem: string } {
  const problem = read.find((each) => typeof each === 'string');
  return problem === undefined ? { value: read as number[] } : { problem };
}

/** A pair of coordinates is exactly two numbers (specification 000 section 5). */
function readPairs(typed: string): TypedReading {
  const pairs: number[][] = [];
  for (const line of entriesByLine(typed)) {
    const read = readNumbers(line.split(/[,;\s]+/).map((text) => typedNumber({}, text)));
    if ('problem' in read || read.value.length !== 2) return { problem: messages.notPairs };
    pairs.push(read.value);
  }
  return { value: pairs };
}

function readJson(typed: string): TypedReading {
  try {
    const value: unknown = JSON.parse(typed);
    if (value !== null && typeof value === 'object') return { value };
  } catch {
    // Reported below, like anything that is not an object.
  }
  return { problem: messages.notJson };
}
