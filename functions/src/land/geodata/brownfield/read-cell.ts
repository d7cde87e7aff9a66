import {
  readChoice,
  ownershipStatuses,
  permissionTypes,
  planningStatuses,
} from './cells/choice.ts';
import { readNothing, type RegisterCellRead } from './cells/cell.ts';
import type { DateOrder } from './cells/date-order.ts';
import { readDate } from './cells/date.ts';
import { readCount, readHectares, type DecimalMark } from './cells/number.ts';
import { readLine, readText } from './cells/text.ts';
import { readWebAddress } from './cells/web-address.ts';
import { readYes } from './cells/yes.ts';
import type { RegisterColumnKind } from './columns.ts';

/** How the column of a cell writes what a single cell may leave open. */
export interface ColumnHabit {
  dates?: DateOrder;
  decimals?: DecimalMark;
}

const READERS: Record<
  Exclude<RegisterColumnKind, 'coordinate' | 'system'>,
  (raw: string, habit: ColumnHabit) => RegisterCellRead
> = {
  reference: readLine,
  line: readLine,
  text: readText,
  address: readWebAddress,
  hectares: (raw, { decimals }) => readHectares(raw, decimals),
  count: (raw) => readCount(raw),
  ownership: (raw) => readChoice(raw, ownershipStatuses),
  'planning status': (raw) => readChoice(raw, planningStatuses),
  'permission type': (raw) => readChoice(raw, permissionTypes),
  yes: readYes,
  date: (raw, { dates }) => readDate(raw, dates),
};

/** A dash or 'N/A' alone is no text; 'None' or 'Unknown' may be one. */
const SIGNS = /^(?:[?.\-–—_]+|n\s*[/.]\s*a\.?|<null>)$/i;

/**
 * Reads one cell as its column's kind. Coordinates need the whole file and are read by readPlaces. What a reader
 * refuses may say that there is no value.
 */
export function readCell(
  kind: keyof typeof READERS,
  raw: string,
  habit: ColumnHabit = {},
): RegisterCellRead {
  if (SIGNS.test(raw.trim())) return readNothing(raw) ?? READERS[kind](raw, habit);
  const read = READERS[kind](raw, habit);
  return read.refused ? (readNothing(raw) ?? read) : read;
}
