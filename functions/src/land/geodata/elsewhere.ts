import type { Tx } from '../../platform/db.ts';
import { isLongitudeLatitude, inMetres } from '../ground/geometry/positions.ts';
import { isGeographic } from '../ground/shape-files/system.ts';
import { geodataMessages as messages } from './messages.ts';
import { countOutside, type FilePlace } from './queries/outside-council.ts';

/** Where a file's records are, and whose it says they are. */
export interface Whereabouts {
  places: readonly FilePlace[];
  /** Labels or addresses of organisations. */
  organisations: readonly string[];
}

/**
 * What is told of a file most of whose places lie outside the council, with the others whom it names; null for the
 * council's own, and where no layer says where the council is.
 */
export async function toldOfElsewhere(
  tx: Tx,
  { places, organisations }: Whereabouts,
  council: string,
): Promise<string | null> {
  const placed = places.filter(({ x, y, srid }) =>
    isGeographic(srid) ? isLongitudeLatitude([x, y]) : inMetres([x, y]),
  );
  const outside = await countOutside(tx, placed);
  if (outside === undefined || outside * 2 <= placed.length) return null;
  return messages.elsewhere(outside, placed.length, council, otherNames(organisations, council));
}

/** More names than these would hide the figure. */
const MOST_NAMES = 3;
/** Words that names of many councils have. */
const COMMON = new Set(
  'council city borough london metropolitan district county unitary authority royal the of and upon'.split(
    ' ',
  ),
);

/** The names of organisations that are not the council's own. */
export function otherNames(organisations: readonly string[], council: string): string[] {
  const own = new Set(telling(council));
  const names = [...new Set(organisations.map(nameOf))].filter(
    (name) => telling(name).length > 0 && !telling(name).some((word) => own.has(word)),
  );
  return names.slice(0, MOST_NAMES);
}

const telling = (name: string) =>
  (name.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !COMMON.has(word));

/** Of an address its last part: '…/id/metropolitan-district-council/south-tyneside'; nothing of a mere code. */
function nameOf(organisation: string): string {
  if (!/^https?:/i.test(organisation)) return organisation.trim();
  const last = organisation.split(/[/:#=]/).findLast((part) => part !== '') ?? '';
  if (/\d|\./.test(last)) return '';
  return last
    .split('-')
    .map((word) => (COMMON.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
