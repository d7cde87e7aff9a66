import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import type { Tx } from '../../../platform/db.ts';
import { ownReferenceFields } from '../sites/own-reference-fields.ts';
import { addressColumns, nameColumn } from './address-columns.ts';
import type { GazetteerPlace } from './place.ts';
import { typedPostcode } from './postcode.ts';
import { featuresLike, type NamedFeatures } from './queries/features.ts';
import { gridPointToDegrees, postcodesLike, type FoundPostcode } from './queries/postcodes.ts';
import { sitesLike, type NamedSite } from './queries/sites.ts';
import { typedPosition, type TypedPosition } from '../geometry/typed-position.ts';

/** As many as a list under a box can show. */
export const MAX_PLACES = 10;
/** A few sites are listed even if many streets match. */
const MAX_SITES = 4;

/** The council's places that a typed term may mean, best first, at most 10. */
export async function findPlaces(tx: Tx, typed: string): Promise<GazetteerPlace[]> {
  const term = typed.trim().replaceAll(/\s+/g, ' ');
  const position = typedPosition(term);
  if (position) return [await positionAsPlace(tx, position)];
  const fields = await dictionaryOf(tx);
  const postcode = typedPostcode(term);
  const postcodes = postcode
    ? await postcodesLike(tx, postcode, addressColumns(fields), MAX_PLACES / 2)
    : [];
  const features = await featuresLike(tx, term, MAX_PLACES);
  const asked = {
    nameColumn: nameColumn(fields),
    own: ownReferenceFields(fields),
    limit: MAX_PLACES,
  };
  const sites = term.length < 3 ? [] : await sitesLike(tx, term, asked);
  const own = sites.slice(0, Math.max(MAX_SITES, MAX_PLACES - features.length));
  const places = [
    ...postcodes.map(postcodeAsPlace),
    ...features.slice(0, MAX_PLACES - own.length).map(featureAsPlace),
    ...own.flatMap((site) => siteAsPlace(site, term)),
  ];
  return exactFirst(places, term).slice(0, MAX_PLACES);
}

/** An exact match comes before names that only contain the term, whatever it is. */
function exactFirst(places: GazetteerPlace[], term: string): GazetteerPlace[] {
  const isExact = ({ label, detail }: GazetteerPlace) =>
    [label, detail].some((text) => text.toLowerCase() === term.toLowerCase());
  return [...places.filter(isExact), ...places.filter((place) => !isExact(place))];
}

function featureAsPlace({
  name,
  kind,
  layerName,
  layerId,
  featureIds,
  point,
  box,
}: NamedFeatures): GazetteerPlace {
  const featureId = featureIds[0];
  return {
    label: name,
    kind,
    detail: layerName,
    point,
    box,
    layerId,
    ...(featureId === undefined ? {} : { featureId }),
  };
}

/** Shown by its name if it has one; the reference tells it apart from others. */
function siteAsPlace(
  { siteId, name, reference, point, box }: NamedSite,
  term: string,
): GazetteerPlace[] {
  if (!point) return [];
  const label = name ?? reference ?? term;
  const place = { label, kind: 'site' as const, detail: reference ?? '', point, siteId };
  const isPoint = !box || (box[0] === box[2] && box[1] === box[3]);
  return [isPoint ? place : { ...place, box }];
}

function postcodeAsPlace({ postcode, sites, point, box }: FoundPostcode): GazetteerPlace {
  const detail = sites === 1 ? '1 site' : `${sites} sites`;
  const isPoint = box[0] === box[2] && box[1] === box[3];
  return { label: postcode, kind: 'postcode', detail, point, ...(isPoint ? {} : { box }) };
}

async function positionAsPlace(
  tx: Tx,
  { label, x, y, projection }: TypedPosition,
): Promise<GazetteerPlace> {
  const point = projection === 4326 ? [x, y] : await gridPointToDegrees(tx, x, y);
  return { label, kind: 'grid', detail: '', point };
}
