import { baseFields, baseTerms } from '../../emulator-data/councils/base-fields.ts';
import type { DemoCouncil } from '../../emulator-data/councils/council.ts';
import { configsOf } from '../../emulator-data/councils/configs.ts';
import { layersOf } from '../../emulator-data/councils/layers.ts';
import { makeSites } from '../../emulator-data/councils/make-council.ts';
import { northbridgePlan } from '../../emulator-data/councils/northbridge/plan.ts';
import { recordOf } from '../../emulator-data/councils/record.ts';
import type { TownPlan } from '../../emulator-data/town/plan.ts';
import { flagNames } from '../../functions/src/tenants/flags.ts';

/** Parcels to a plan of Northbridge's size, with a margin: a bigger council is a bigger town. */
const parcelsAtScaleOne = 21_500;

/** The benchmark council of that number, with so many sites: a town of its own, grown to the size. */
export function benchmarkCouncil(number: number, sites: number): DemoCouncil {
  const shortName = `bench-${String(number).padStart(2, '0')}`;
  const scale = Math.sqrt(Math.max(1, sites / parcelsAtScaleOne)) * 1.2;
  const plan: TownPlan = {
    ...northbridgePlan,
    seed: shortName,
    centre: [446200 + ((number % 5) - 2) * 42_000, 389_400 + (Math.floor(number / 5) - 2) * 42_000],
    rings: northbridgePlan.rings.map((radius) => radius * scale) as unknown as TownPlan['rings'],
  };
  const about = {
    prefix: `B${String(number).padStart(2, '0')}`,
    townName: 'Northbridge',
    postcodeArea: 'ZN',
    organisationUri: `https://www.${shortName}.test/id/council`,
    siteUrl: `https://www.${shortName}.test/planning`,
  };
  const made = makeSites({ plan, about, sites, fields: baseFields });
  const layers = layersOf(made.town, { heritage: 'Heritage', environment: 'Environment' });
  const lonLat: [number, number] = [-1.3, 53.4];
  return {
    shortName,
    name: `Benchmark council ${number}`,
    record: recordOf({
      shortName,
      name: `Benchmark council ${number}`,
      initials: 'BM',
      colour: '#37474f',
      accent: '#37474f',
      location: [plan.centre[0], plan.centre[1]],
      locationLonLat: lonLat,
      mapRegion: [-2.5, 52.5, 0, 54.3],
    }),
    flags: new Set(flagNames),
    fields: baseFields,
    terms: baseTerms,
    configs: configsOf({
      fields: baseFields,
      layers,
      wardNames: made.town.wards.map(({ name }) => name),
      lonLat,
      card: [
        'site_name',
        'neighbourhood_area_name',
        'size_ha',
        'optimised_unit_capacity',
        'assessment_status',
      ],
      furtherFilters: ['site_type'],
    }),
    layers,
    sites: made.sites,
  };
}
