import {
  readChoice,
  ownershipStatuses,
  permissionTypes,
  planningStatuses,
} from './cells/choice.ts';
import type { Cell } from './cells/cell.ts';
import { readDate } from './cells/date.ts';
import { readCount, readHectares } from './cells/number.ts';
import { readLine, readText } from './cells/text.ts';
import { readWebAddress } from './cells/web-address.ts';
import { readYes } from './cells/yes.ts';
import type { ColumnKind } from './columns.ts';

const READERS: Record<Exclude<ColumnKind, 'coordinate' | 'system'>, (raw: string) => Cell> = {
  reference: readLine,
  line: readLine,
  text: readText,
  address: readWebAddress,
  hectares: readHectares,
  count: readCount,
  ownership: (raw) => readChoice(raw, ownershipStatuses),
  'planning status': (raw) => readChoice(raw, planningStatuses),
  'permission type': (raw) => readChoice(raw, permissionTypes),
  yes: readYes,
  date: readDate,
};

/** Reads one cell as its column's kind. Coordinates need both axes and are read by readPosition. */
export function readCell(kind: keyof typeof READERS, raw: string): Cell {
  return READERS[kind](raw);
}
