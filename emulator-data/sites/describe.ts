import type { Random } from '../random.ts';
import { siteName } from '../names/sites.ts';
import type { Parcel } from '../town/town.ts';
import * as words from './vocabulary.ts';
import type { DemoSite } from './site.ts';

export interface Describing {
  /** Begins a reference, such as NBR. */
  prefix: string;
  townName: string;
  postcodeArea: string;
  organisationUri: string;
  siteUrl: string;
}

/** Dwellings a hectare that a place of this kind takes. */
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

/** Gives a parcel the record a planner would have made of it, gaps included. */
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
  const status = random.weighted([
    ['permissioned', 3],
    ['not permissioned', 6],
    ['pending decision', 1],
  ] as const);
  const result = flooded
    ? random.pick(words.assessmentResults.slice(1))
    : random.weighted([
        ['Suitable', 5],
        ['Potentially suitable', 4],
        ['Not suitable', 2],
        ['Not yet assessed', 2],
      ] as const);
  const first = day(random, 2016, 2024);
  const updated = later(first, random.whole(0, 700));
  const built = status === 'permissioned' && random.chance(0.06);
  const assessment = built
    ? 'Built out'
    : random.weighted([
        ['Received', 2],
        ['In assessment', 3],
        ['Awaiting information', 1],
        ['Assessed', 6],
        ['Shortlisted', 2],
        ['Allocated', 1],
        ['Rejected', 2],
      ] as const);
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
    availability_time_period:
      result === 'Not suitable'
        ? null
        : known(
            random.weighted([
              ['0–5 years', 5],
              ['6–10 years', 4],
              ['11–15 years', 2],
              ['Beyond 15 years', 1],
            ] as const),
            0.1,
          ),
    helaa_reference: `${about.prefix}-${String(number).padStart(4, '0')}`,
    assessment_status: assessment,
    site_type: siteType(parcel, random),
    greenfield_brownfield: rural
      ? random.chance(0.04)
        ? 'Mixed'
        : 'Greenfield'
      : random.weighted([
          ['Brownfield', 9],
          ['Mixed', 1],
        ] as const),
    ownership_status: known(
      random.weighted([
        ['not owned by a public authority', 6],
        ['owned by a public authority', 3],
        ['mixed ownership', 1],
      ] as const),
      0.07,
    ),
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
    values,
  };
}

function accessibility(parcel: Parcel, random: Random): string {
  const ring = parcel.fromCentre + random.between(-500, 500);
  const bounds = [900, 1900, 3300, 5200];
  return words.accessibilityBands[bounds.filter((bound) => ring > bound).length] ?? 'Very low';
}

function siteType(parcel: Parcel, random: Random): string {
  if (parcel.use === 'industrial')
    return random.weighted([
      ['Employment', 5],
      ['Mixed use', 2],
      ['Housing', 2],
      ['Infrastructure', 1],
    ] as const);
  if (parcel.use === 'core')
    return random.weighted([
      ['Town centre', 4],
      ['Mixed use', 3],
      ['Housing', 3],
      ['Community use', 1],
    ] as const);
  if (parcel.use === 'field')
    return random.weighted([
      ['Housing', 5],
      ['Agriculture', 4],
      ['Employment', 1],
      ['Infrastructure', 0.5],
    ] as const);
  if (parcel.use === 'wood') return 'Agriculture';
  return random.weighted([
    ['Housing', 10],
    ['Community use', 1],
    ['Mixed use', 1],
  ] as const);
}

function addressOf(
  name: string,
  street: string | null,
  parcel: Parcel,
  about: Describing,
  random: Random,
): string {
  const district =
    parcel.fromCentre < 1500
      ? 1
      : parcel.fromCentre < 4200
        ? random.whole(2, 4)
        : random.whole(5, 7);
  const letters = 'ABDEFGHJLNPQRSTUWXYZ';
  const unit = random.pick([...letters]) + random.pick([...letters]);
  const place = street && !name.includes(street) ? `${street}, ` : '';
  const head = name.length > 120 ? (street ?? parcel.ward.name) : `${place}${name}`;
  return `${head}, ${parcel.ward.name}, ${about.townName} ${about.postcodeArea}${district} ${random.whole(1, 9)}${unit}`;
}

function permissionOf(random: Random, updated: string) {
  const type = random.weighted([
    ['full planning permission', 5],
    ['outline planning permission', 3],
    ['reserved matters approval', 2],
    ['permission in principle', 1],
    ['technical details consent', 0.4],
    ['planning permission granted under an order', 0.3],
    ['other', 0.2],
  ] as const);
  const date = later(updated, -random.whole(20, 900));
  return {
    type,
    date,
    number: `${date.slice(0, 4)}-${String(random.whole(1, 2400)).padStart(4, '0')}`,
  };
}

function described(units: number, permission: string, random: Random): string {
  const homes = units === 1 ? 'one dwelling' : `${units} dwellings`;
  const form = permission.startsWith('outline') ? 'Outline application for up to' : 'Erection of';
  const extra = random.pick([
    'with parking and landscaping',
    'with access and open space',
    'after demolition of existing buildings',
    'and conversion of the frontage building',
    'with ground-floor commercial space',
  ]);
  return `${form} ${homes} ${extra}.`;
}

function noteOn(parcel: Parcel, flooded: boolean, street: string | null, random: Random): string {
  const notes = [
    `Access from ${street ?? 'the lane'} is narrow; highways asked for a swept-path drawing.`,
    'Owner confirmed availability in the last call for sites.',
    'Overhead line crosses the eastern third; easement to be checked.',
    'Adjoining occupiers object to height; three storeys is thought to be the limit.',
    'Ground investigation found made ground to about two metres.',
    'Mature trees along the boundary should stay.',
    'Promoted together with the neighbouring land; assess as one.',
    `Last visited with the ${parcel.ward.name} ward walk; no change since.`,
  ];
  return flooded
    ? `Sequential test needed: partly in flood zone. ${random.pick(notes)}`
    : random.pick(notes);
}

function tagsOf(
  parcel: Parcel,
  values: DemoSite['values'],
  flooded: boolean,
  random: Random,
): string[] {
  const tags = new Set<string>();
  if (flooded) tags.add('flood-risk');
  if (values.ownership_status === 'owned by a public authority' && random.chance(0.5))
    tags.add('council-owned');
  if (parcel.hectares < 0.25 && random.chance(0.3)) tags.add('small-site');
  if (parcel.use === 'industrial' && random.chance(0.35)) tags.add('contaminated');
  if (parcel.use === 'core' && random.chance(0.5)) tags.add('town-centre');
  if (random.chance(0.06)) tags.add(random.pick(words.siteTags));
  return [...tags];
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

function day(random: Random, from: number, to: number): string {
  return later(`${random.whole(from, to)}-01-01`, random.whole(0, 364));
}

/** The ISO day so many days after (or, when negative, before) another. */
function later(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A version 4 UUID from the seeded stream, so that a site keeps its identity between seedings. */
export function uuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.whole(0, 15).toString(16));
  hex[12] = '4';
  hex[16] = random.pick(['8', '9', 'a', 'b']);
  const text = hex.join('');
  return [
    text.slice(0, 8),
    text.slice(8, 12),
    text.slice(12, 16),
    text.slice(16, 20),
    text.slice(20),
  ].join('-');
}
