import {
  readChoice,
  ownershipStatuses,
  permissionTypes,
  planningStatuses,
} from './cells/choice.ts';
import type { RegisterCellRead } from './cells/cell.ts';
import { readDate } from './cells/date.ts';
import { readCount, readHectares } from './cells/number.ts';
import { readLine, readText } from './cells/text.ts';
import { readWebAddress } from './cells/web-address.ts';
import { readYes } from './cells/yes.ts';
import type { RegisterColumnKind } from './columns.ts';

const READERS: Record<
  Exclude<RegisterColumnKind, 'coordinate' | 'system'>,
  (raw: string) => RegisterCellRead
> = {
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
export function readCell(kind: keyof typeof READERS, raw: string): RegisterCellRead {
  return READERS[kind](raw);
}
