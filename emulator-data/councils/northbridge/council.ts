import { flagNames } from '../../../functions/src/tenants/flags.ts';
import { baseTerms } from '../base-fields.ts';
import { configsOf } from '../configs.ts';
import type { DemoCouncil } from '../council.ts';
import { layersOf } from '../layers.ts';
import { makeSites } from '../make-council.ts';
import { recordOf } from '../record.ts';
import { describeNorthbridge, northbridgeFields } from './dictionary.ts';
import { northbridgePlan } from './plan.ts';

/** Northbridge, which does not exist: 20,000 sites, and a dictionary of its own. */
export function northbridge(): DemoCouncil {
  const { town, sites } = makeSites({
    plan: northbridgePlan,
    sites: 20_000,
    fields: northbridgeFields,
    about: {
      prefix: 'NBR',
      townName: 'Northbridge',
      postcodeArea: 'ZN',
      organisationUri: 'https://www.northbridge.test/id/council',
      siteUrl: 'https://www.northbridge.test/planning',
    },
    finish: describeNorthbridge,
  });
  const layers = layersOf(town, { heritage: 'Built heritage', environment: 'Water and flooding' });
  const lonLat: [number, number] = [-1.2956, 54.2975];
  return {
    shortName: 'northbridge',
    name: 'Northbridge District Council',
    record: recordOf({
      shortName: 'northbridge',
      name: 'Northbridge District Council',
      initials: 'NB',
      colour: '#00695c',
      accent: '#b45309',
      location: [446200, 489400],
      locationLonLat: lonLat,
      mapRegion: [-1.45, 54.22, -1.14, 54.38],
    }),
    flags: new Set(
      flagNames.filter((name) => name !== 'single sign-on' && name !== 'phone validation'),
    ),
    fields: northbridgeFields,
    terms: [
      ...baseTerms,
      {
        kind: 'tag',
        value: 'bypass-corridor',
        label: 'bypass-corridor',
        colour: '#0958d9',
        details: {},
      },
    ],
    configs: configsOf({
      fields: northbridgeFields,
      layers,
      wardNames: town.wards.map(({ name }) => name),
      lonLat,
      card: [
        'site_name',
        'neighbourhood_area_name',
        'assessment_status',
        'size_ha',
        'optimised_unit_capacity',
        'market_area',
        'flood_zone',
        'land_value',
      ],
      furtherFilters: ['market_area', 'flood_zone', 'land_value', 'station_distance'],
    }),
    layers,
    sites,
  };
}
