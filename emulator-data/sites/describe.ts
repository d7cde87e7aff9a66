import type { Random } from '../random.ts';
import { siteName } from '../names/sites.ts';
import type { Parcel } from '../town/town.ts';
import { addressOf } from './address.ts';
import { day, later } from './days.ts';
import type { Describing } from './describing.ts';
import {
  accessibility,
  assessmentStatus,
  availability,
  landUsedBefore,
  ownership,
  planningStatus,
  siteType,
  suitability,
} from './judgement.ts';
import { described, permissionOf } from './permission.ts';
import { noteOn, tagsOf } from './remarks.ts';
import type { DemoSite } from './site.ts';
import { uuid } from './uuid.ts';

/** Dwellings per hectare that a place of this kind takes. */
const densities: Record<Parcel['use'], readonly [number, number]> = {
  core: [70, 160],
  terrace: [50, 85],
  suburb: [28, 45],
  estate: [26, 40],
  industrial: [40, 75],
  field: [22, 34],
  wood: [5, 12],
  park: [10, 20],
};

/** Gives a parcel the record that a planner would have made, gaps included. */
export function describeSite(
  parcel: Parcel,
  number: number,
  about: Describing,
  random: Random,
): DemoSite {
  const name = siteName(parcel, random);
  const rural = parcel.use === 'field' || parcel.use === 'wood';
  const flooded = parcel.fromRiver < 180 && random.chance(0.6);
  const size = round(parcel.hectares, 4);
  const suitable = round(size * (flooded ? random.between(0.2, 0.7) : random.between(0.75, 1)), 4);
  const [low, high] = densities[parcel.use];
  const density = random.between(low, high);
  const capacity = Math.max(1, Math.round(suitable * density));
  const status = planningStatus(random);
  const result = suitability(flooded, random);
  const first = day(random, 2016, 2024);
  const updated = later(first, random.whole(0, 700));
  const built = status === 'permissioned' && random.chance(0.06);
  const assessment = assessmentStatus(built, random);
  const known = <T>(value: T, missing: number): T | null => (random.chance(missing) ? null : value);
  const street = parcel.fronts[0]?.name ?? null;
  const permission = status === 'permissioned' ? permissionOf(random, updated) : null;
  const values: DemoSite['values'] = {
    site_name: name,
    address: known(addressOf(name, street, parcel, about, random), 0.06),
    neighbourhood_area_name: parcel.ward.name,
    size_ha: size,
    suitable_area: known(suitable, 0.05),
    optimised_unit_capacity: result === 'Not suitable' ? null : known(capacity, 0.08),
    suitability_assessment_result: result,
    accessibility_band: known(accessibility(parcel, random), 0.04),
    availability_time_period: result === 'Not suitable' ? null : known(availability(random), 0.1),
    helaa_reference: `${about.prefix}-${String(number).padStart(4, '0')}`,
    assessment_status: assessment,
    site_type: siteType(parcel, random),
    greenfield_brownfield: landUsedBefore(rural, random),
    ownership_status: known(ownership(random), 0.07),
    planning_status: status,
    permission_type: permission?.type ?? null,
    permission_date: permission?.date ?? null,
    planning_history: permission ? `${about.siteUrl}/applications/${permission.number}` : null,
    deliverable: random.chance(0.4) ? true : null,
    hazardous_substances: parcel.use === 'industrial' && random.chance(0.12) ? true : null,
    net_dwellings_from: Math.max(1, Math.floor(capacity * 0.9)),
    net_dwellings_to: Math.max(1, Math.ceil(capacity * 1.15)),
    min_net_dwellings: Math.max(1, Math.floor(capacity * 0.9)),
    development_description: permission ? described(capacity, permission.type, random) : null,
    site_plan_url: known(`${about.siteUrl}/site-plans/${about.prefix}-${number}.pdf`, 0.3),
    organisation_uri: about.organisationUri,
    notes: random.chance(0.25) ? noteOn(parcel, flooded, street, random) : null,
    first_added_date: first,
    last_updated_date: updated,
    end_date: built ? later(updated, random.whole(30, 500)) : null,
  };
  return {
    idUnique: uuid(random),
    reference: String(values.helaa_reference),
    rings: parcel.rings,
    tags: tagsOf(parcel, values, flooded, random),
    publicMapVisibility: random.chance(0.7),
    scenarios: [],
    values,
  };
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
