import { flagNames } from '../../../functions/src/tenants/flags.ts';
import { baseFields, baseTerms } from '../base-fields.ts';
import { configsOf } from '../configs.ts';
import type { DemoCouncil } from '../council.ts';
import { layersOf } from '../layers.ts';
import { makeSites } from '../make-council.ts';
import { recordOf } from '../record.ts';
import { southwarkPlan } from './plan.ts';

/** The council's real name; its streets, wards and sites are made up. */
export function southwark(): DemoCouncil {
  const { town, sites } = makeSites({
    plan: southwarkPlan,
    sites: 360,
    fields: baseFields,
    about: {
      prefix: 'SWK',
      townName: 'London',
      postcodeArea: 'SE',
      organisationUri: 'https://www.southwark.test/id/council',
      siteUrl: 'https://www.southwark.test/planning',
    },
  });
  const layers = layersOf(town, { heritage: 'Heritage', environment: 'Environment' });
  const lonLat: [number, number] = [-0.0744, 51.4697];
  return {
    shortName: 'southwark',
    name: 'Southwark Council',
    record: recordOf({
      shortName: 'southwark',
      name: 'Southwark Council',
      initials: 'SK',
      colour: '#6a1b75',
      accent: '#00707a',
      location: [533800, 176300],
      locationLonLat: lonLat,
      mapRegion: [-0.115, 51.415, -0.025, 51.512],
    }),
    flags: new Set(flagNames.filter((name) => name !== 'maplibre map' && name !== 'analysis page')),
    fields: baseFields,
    terms: baseTerms,
    configs: configsOf({
      fields: baseFields,
      layers,
      wardNames: town.wards.map(({ name }) => name),
      lonLat,
      card: [
        'site_name',
        'neighbourhood_area_name',
        'size_ha',
        'suitable_area',
        'optimised_unit_capacity',
        'suitability_assessment_result',
        'accessibility_band',
        'availability_time_period',
        'assessment_status',
      ],
      furtherFilters: ['site_type', 'accessibility_band'],
    }),
    layers,
    sites,
  };
}
