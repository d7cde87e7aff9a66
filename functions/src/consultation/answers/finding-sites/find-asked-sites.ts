import { findNationalPlaces } from '../../../land/ground/places/find-national-places.ts';
import type { OutputOf, ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { requireAsked } from '../asked-question.ts';
import type { findAskedSites } from '../contract/asked-sites.ts';
import { nearestSites } from '../queries/nearest-sites.ts';
import { sitesSaying } from './sites-saying.ts';

const MAX_ASKED_PLACES = 3;
const MAX_SITES = 5;
/** In degrees: enough to tell streets of one name in two towns apart. */
const APART = 0.02;

/** Sites of a question's map by what is typed. Throws not-found for what is not asked about sites. */
export async function askedSites(
  tx: Tx,
  { record }: Tenant,
  { id, questionId, term }: ParsedOf<typeof findAskedSites>,
): Promise<OutputOf<typeof findAskedSites>> {
  const { question } = await requireAsked(tx, id, questionId);
  const sites = question.map?.sites;
  if (!sites) throw new AppError('not-found');
  const names = new Map(sites.map((site) => [site.id, site.name]));
  const found = await findNationalPlaces(tx, term, [], record);
  const near = found.filter(
    ({ isOutside, point }, at) =>
      isOutside !== true && !found.slice(0, at).some((before) => isBeside(before.point, point)),
  );
  const places = [];
  for (const { label, detail, point } of near.slice(0, MAX_ASKED_PLACES)) {
    const nearest = await nearestSites(tx, [...names.keys()], point, MAX_SITES);
    places.push({
      label,
      detail,
      sites: nearest.map((site) => ({ ...site, name: names.get(site.id) ?? '' })),
    });
  }
  return {
    named: sitesSaying(sites, term).map((site) => ({ id: site.id, name: site.name })),
    places: places.filter((place) => place.sites.length > 0),
    isAttributed: places.length > 0,
  };
}

const isBeside = (a: number[], b: number[]) =>
  Math.abs(a[0]! - b[0]!) < APART && Math.abs(a[1]! - b[1]!) < APART;
