import { baseTerms } from '../base-fields.ts';
import type { DemoCouncil } from '../council.ts';
import { makeCouncil } from '../make-council.ts';
import { describeNorthbridge, northbridgeFields } from './dictionary.ts';
import { northbridgePlan } from './plan.ts';

/** Northbridge, which does not exist: 20,000 sites and representations, and a dictionary of its own. */
export function northbridge(): DemoCouncil {
  return makeCouncil({
    shortName: 'northbridge',
    name: 'Northbridge District Council',
    initials: 'NB',
    colour: '#00695c',
    accent: '#b45309',
    location: [446200, 489400],
    lonLat: [-1.2956, 54.2975],
    mapRegion: [-1.45, 54.22, -1.14, 54.38],
    plan: northbridgePlan,
    townName: 'Northbridge',
    respondents: 140,
    postcodeArea: 'ZN',
    sites: 20_000,
    representations: 20_000,
    prefix: 'NBR',
    finish: describeNorthbridge,
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
    themes: {
      heritage: 'Built heritage',
      environment: 'Water and flooding',
      movement: 'Getting about',
    },
    // The classic search page, with the filter builder beside its form.
    without: ['single sign-on', 'phone validation', 'site search redesigned'],
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
  });
}
