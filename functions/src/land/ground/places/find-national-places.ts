import type { Tx } from '../../../platform/db.ts';
import { typedPosition } from '../geometry/typed-position.ts';
import { MAX_PLACES } from './find-places.ts';
import type { GazetteerPlace } from './place.ts';
import { typedPostcode } from './postcode.ts';
import { type NationalPlace, nationalPlacesLike } from './queries/national.ts';
import { isIn, type Region, regionIn } from './region.ts';
import { searchName } from './search-name.ts';

/** With fewer letters half the country would match. */
const MIN_LETTERS = 2;

/**
 * Places of Great Britain that a typed term may mean, after the council's own: none that are among those, and each
 * says whether it lies in the region of the council's record.
 */
export async function findNationalPlaces(
  tx: Tx,
  typed: string,
  own: readonly GazetteerPlace[],
  record: Record<string, unknown>,
): Promise<GazetteerPlace[]> {
  const left = MAX_PLACES - own.length;
  const name = searchName(typedPostcode(typed)?.text ?? typed);
  if (left <= 0 || name.length < MIN_LETTERS || typedPosition(typed.trim())) return [];
  const region = regionIn(record);
  const found = await nationalPlacesLike(tx, name, region, MAX_PLACES);
  const places = found.map((place) => asPlace(place, region));
  return places
    .filter((place) => !own.some((each) => isSamePlace(each, place)))
    .filter((place, at) => places.findIndex((each) => isSamePlace(each, place)) === at)
    .slice(0, left);
}

function asPlace(
  { name, kind, detail, point, box }: NationalPlace,
  region: Region | undefined,
): GazetteerPlace {
  return {
    label: name,
    kind,
    detail,
    point,
    ...(box ? { box } : {}),
    isNational: true,
    ...(region ? { isOutside: !isIn(region, ...point) } : {}),
  };
}

/** A degree of latitude has 111 km. */
const NEAR = { longitude: 0.03, latitude: 0.02 };

/** The same name within 2 km: both sources have postcodes, and the council's layers have its streets. */
const isSamePlace = (a: GazetteerPlace, b: GazetteerPlace): boolean =>
  searchName(a.label) === searchName(b.label) &&
  (a.kind === b.kind || a.kind === 'area') &&
  Math.abs(a.point[0]! - b.point[0]!) < NEAR.longitude &&
  Math.abs(a.point[1]! - b.point[1]!) < NEAR.latitude;
