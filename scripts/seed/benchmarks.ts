import type { DemoCouncil } from '../../emulator-data/councils/council.ts';
import { makeCouncil } from '../../emulator-data/councils/make-council.ts';
import { northbridgePlan } from '../../emulator-data/councils/northbridge/plan.ts';
import type { TownPlan } from '../../emulator-data/town/plan.ts';

/** Parcels in a plan of Northbridge's size, with a margin: a bigger council is a bigger town. */
const parcelsAtScaleOne = 21_500;

/**
 * The nth benchmark council, with this many sites and representations: a town of its own, grown to the size of its
 * sites.
 */
export function benchmarkCouncil(number: number, sites: number, representations = 0): DemoCouncil {
  const twoDigits = String(number).padStart(2, '0');
  const shortName = `bench-${twoDigits}`;
  const scale = Math.sqrt(Math.max(1, sites / parcelsAtScaleOne)) * 1.2;
  const plan: TownPlan = {
    ...northbridgePlan,
    seed: shortName,
    centre: [446200 + ((number % 5) - 2) * 42_000, 389_400 + (Math.floor(number / 5) - 2) * 42_000],
    rings: northbridgePlan.rings.map((radius) => radius * scale) as unknown as TownPlan['rings'],
  };
  return makeCouncil({
    shortName,
    name: `Benchmark council ${number}`,
    initials: 'BM',
    colour: '#37474f',
    accent: '#37474f',
    location: [plan.centre[0], plan.centre[1]],
    lonLat: [-1.3, 53.4],
    mapRegion: [-2.5, 52.5, 0, 54.3],
    plan,
    townName: 'Northbridge',
    postcodeArea: 'ZN',
    sites,
    representations,
    prefix: `B${twoDigits}`,
    card: [
      'site_name',
      'neighbourhood_area_name',
      'size_ha',
      'optimised_unit_capacity',
      'assessment_status',
    ],
    furtherFilters: ['site_type'],
  });
}
