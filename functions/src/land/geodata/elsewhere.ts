import type { Tx } from '../../platform/db.ts';
import { isLongitudeLatitude, inMetres } from '../ground/geometry/positions.ts';
import { isGeographic } from '../ground/shape-files/system.ts';
import { geodataMessages as messages } from './messages.ts';
import { searchName } from '../ground/places/search-name.ts';
import { isOther, otherNames, townOf } from './organisations.ts';
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
  for (const { count, told, isSure } of GROUNDS) {
    const outside = await count(tx, placed, council);
    if (outside === undefined) continue;
    if (outside * 2 > placed.length) return told(outside, placed.length, council, names);
    if (isSure) return null;
    break;
  }
  const own = await organisationsHere(tx);
  // Before a council has any, its name alone says whose a file is.
  if (own.length === 0)
    return isOther([council], organisations) ? messages.otherThanCouncil(names, council) : null;
  return isOther(own, organisations) ? messages.otherOrganisation(names, council) : null;
}

interface Ground {
  /** How many of the places lie outside; undefined where this says nothing of where the council is. */
  count: (tx: Tx, places: readonly FilePlace[], council: string) => Promise<number | undefined>;
  told: (outside: number, places: number, council: string, names: readonly string[]) => string;
  /** Whether what does not lie outside is the council's: a neighbour's sites are near its sites and its town as well. */
  isSure?: true;
}

/** What says where a council is, the surest first. */
const GROUNDS: readonly Ground[] = [
  { count: countOutside, told: messages.elsewhere, isSure: true },
  { count: countFarFromSites, told: messages.farFromSites },
  {
    count: (tx, places, council) => countFarFromTown(tx, places, searchName(townOf(council))),
    told: messages.farFromTown,
  },
];
