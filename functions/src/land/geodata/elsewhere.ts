import type { Tx } from '../../platform/db.ts';
import { isLongitudeLatitude, inMetres } from '../ground/geometry/positions.ts';
import { isGeographic } from '../ground/shape-files/system.ts';
import { geodataMessages as messages } from './messages.ts';
import { searchName } from '../ground/places/search-name.ts';
import {
  countFarFromSites,
  countFarFromTown,
  countOutside,
  type FilePlace,
  organisationsHere,
} from './queries/outside-council.ts';

/** Where a file's records are, and whose it says they are. */
export interface Whereabouts {
  places: readonly FilePlace[];
  /** Labels or addresses of organisations. */
  organisations: readonly string[];
}

/**
 * What is told of a file most of whose places lie outside the council, with the others whom it names; null for the
 * council's own, and where nothing says where the council is.
 */
export async function toldOfElsewhere(
  tx: Tx,
  { places, organisations }: Whereabouts,
  council: string,
): Promise<string | null> {
  const placed = places.filter(({ x, y, srid }) =>
    isGeographic(srid) ? isLongitudeLatitude([x, y]) : inMetres([x, y]),
  );
  const names = otherNames(organisations, council);
  for (const { count, told } of GROUNDS) {
    const outside = await count(tx, placed, council);
    if (outside === undefined) continue;
    return outside * 2 <= placed.length ? null : told(outside, placed.length, council, names);
  }
  const own = await organisationsHere(tx);
  const isOther = own.length > 0 && organisations.length > 0 && !shares(own, organisations);
  return isOther ? messages.otherOrganisation(names, council) : null;
}

interface Ground {
  /** How many of the places lie outside; undefined where this says nothing of where the council is. */
  count: (tx: Tx, places: readonly FilePlace[], council: string) => Promise<number | undefined>;
  told: (outside: number, places: number, council: string, names: readonly string[]) => string;
}

/** What says where a council is, the surest first: the first that knows decides. */
const GROUNDS: readonly Ground[] = [
  { count: countOutside, told: messages.elsewhere },
  { count: countFarFromSites, told: messages.farFromSites },
  {
    count: (tx, places, council) => countFarFromTown(tx, places, searchName(townOf(council))),
    told: messages.farFromTown,
  },
];

/** A council's name without the words that many have: 'newcastle' of Newcastle City Council. */
const townOf = (council: string) =>
  council
    .split(/\s+/)
    .filter((word) => !KIND_OF_COUNCIL.has(word.toLowerCase()))
    .join(' ');

const shares = (own: readonly string[], organisations: readonly string[]) => {
  const ours = new Set(own.map((each) => each.trim().toLowerCase()));
  return organisations.some((each) => ours.has(each.trim().toLowerCase()));
};

/** More names than these would hide the figure. */
const MOST_NAMES = 3;
/** Words that names of many councils have. */
const COMMON = new Set(
  'council city borough london metropolitan district county unitary authority royal the of and upon'.split(
    ' ',
  ),
);

const KIND_OF_COUNCIL = new Set(
  'council city borough london metropolitan district county unitary authority royal the of'.split(
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
