import type { RegisterCellRead } from './cells/cell.ts';
import { readCountRange } from './cells/number.ts';
import type { ColumnName } from './columns.ts';
import type { RowValues, Say } from './read-row.ts';

/** '10-15' in either column of the range, with the other blank or identical, fills both. */
export function spreadRange(
  raw: (column: ColumnName) => string,
): Partial<Record<ColumnName, RegisterCellRead>> | undefined {
  const [from, to] = [raw('NetDwellingsRangeFrom'), raw('NetDwellingsRangeTo')];
  const range = readCountRange(from) ?? readCountRange(to);
  const least = readCountRange(raw('MinNetDwellings'));
  const lower = least && {
    MinNetDwellings: { value: Math.min(...least), corrected: 'The lower end of a range' },
  };
  if (!range || (from.trim() !== '' && to.trim() !== '' && from.trim() !== to.trim())) return lower;
  const corrected = 'A range was written in one cell';
  return {
    ...lower,
    NetDwellingsRangeFrom: { value: range[0], corrected },
    NetDwellingsRangeTo: { value: range[1], corrected },
  };
}

/**
 * Turns a range that begins with its end, unless something else in the row says that its first number is the least:
 * then the second is a slip that nobody can read, and is asked about.
 */
export function orderRange(values: RowValues, say: Say): void {
  const { NetDwellingsRangeFrom: from, NetDwellingsRangeTo: to } = values;
  if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return;
  const column = 'NetDwellingsRangeTo';
  const against = contradiction(values, from, to);
  if (against !== undefined) {
    say(
      'asked',
      column,
      String(to),
      String(to),
      `Less than where the range begins, but ${against}`,
    );
    return;
  }
  values.NetDwellingsRangeFrom = to;
  values.NetDwellingsRangeTo = from;
  const reason = 'The range began with its end';
  say('corrected', 'NetDwellingsRangeFrom', String(from), String(to), reason);
  say('corrected', column, String(to), String(from), reason);
}

function contradiction(values: RowValues, from: number, to: number): string | undefined {
  const { MinNetDwellings: least, DevelopmentDescription: description } = values;
  if (typeof least === 'number' && least > to) return `MinNetDwellings is ${least}`;
  const homes = HOMES.exec(String(description ?? ''))?.[1];
  return homes !== undefined && Number(homes) === from && Number(homes) !== to && least !== to
    ? `the description says ${homes}`
    : undefined;
}

const HOMES =
  /\b(\d{1,4})\s*(?:no\.?\s*)?(?:new |net |residential )*(?:dwelling|unit|home|flat|apartment|house)/i;
