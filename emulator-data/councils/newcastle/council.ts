import { flagNames } from '../../../functions/src/tenants/flags.ts';
import { baseFields, baseTerms } from '../base-fields.ts';
import { configsOf } from '../configs.ts';
import type { DemoCouncil } from '../council.ts';
import { layersOf } from '../layers.ts';
import { makeSites } from '../make-council.ts';
import { recordOf } from '../record.ts';
import { newcastlePlan } from './plan.ts';

/** The council's real name; its streets, wards and sites are made up. */
export function newcastle(): DemoCouncil {
  const { town, sites } = makeSites({
    plan: newcastlePlan,
    sites: 420,
    fields: baseFields,
    about: {
      prefix: 'NCL',
      townName: 'Newcastle upon Tyne',
      postcodeArea: 'NE',
      organisationUri: 'https://www.newcastle.test/id/council',
      siteUrl: 'https://www.newcastle.test/planning',
    },
  });
  const layers = layersOf(town, { heritage: 'Heritage', environment: 'Environment' });
  const lonLat: [number, number] = [-1.6225, 54.9894];
  return {
    shortName: 'newcastle',
    name: 'Newcastle City Council',
    record: recordOf({
      shortName: 'newcastle',
      name: 'Newcastle City Council',
      initials: 'NC',
      colour: '#1d4f91',
      accent: '#9c1f2e',
      location: [424300, 566200],
      locationLonLat: lonLat,
      mapRegion: [-1.78, 54.95, -1.52, 55.09],
    }),
    flags: new Set(flagNames),
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
