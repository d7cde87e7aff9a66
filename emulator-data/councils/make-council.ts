import type { NewField } from '../../functions/src/council/ground/dictionary/add-dictionary-field.ts';
import { flagNames, type FlagName } from '../../functions/src/platform/flag-names.ts';
import type { DemoSite } from '../sites/site.ts';
import type { TownPlan } from '../town/plan.ts';
import { makeDocument } from '../consultation/document.ts';
import { makeConsultations } from '../consultation/make-consultations.ts';
import { baseFields, baseTerms, type DemoTerm } from './base-fields.ts';
import { configsOf } from './configs.ts';
import type { DemoCouncil } from './council.ts';
import { layersOf } from './layers.ts';
import { listsOf } from './lists.ts';
import { makeSites } from './make-sites.ts';
import { recordOf } from './record.ts';

/** What is particular to one demo council; anything left out is the same in all. */
export interface OwnCouncil {
  shortName: string;
  name: string;
  initials: string;
  colour: string;
  accent: string;
  /** EPSG:27700. */
  location: [number, number];
  lonLat: [number, number];
  mapRegion: [west: number, south: number, east: number, north: number];
  plan: TownPlan;
  townName: string;
  postcodeArea: string;
  /** How many, and the prefix of their references. */
  sites: number;
  prefix: string;
  finish?: (site: DemoSite, number: number) => DemoSite;
  fields?: readonly NewField[];
  terms?: readonly DemoTerm[];
  themes?: { heritage: string; environment: string; movement: string };
  /** How many representations; 300 unless said. */
  representations?: number;
  /** How many residents have answered its document; none unless said. */
  respondents?: number;
  /** Flags that are off. */
  without?: readonly FlagName[];
  /** The fields of a site that its documents may tell; all unless said. */
  documentSiteFields?: readonly string[];
  /** Fields on a result card, and further ones of the search form. */
  card?: readonly string[];
  furtherFilters?: readonly string[];
}

const usualCard = [
  'site_name',
  'neighbourhood_area_name',
  'size_ha',
  'suitable_area',
  'optimised_unit_capacity',
  'suitability_assessment_result',
  'accessibility_band',
  'availability_time_period',
  'assessment_status',
];

/** A council's whole demo world from its particulars: town, sites, layers, configurations, record. */
export function makeCouncil(own: OwnCouncil): DemoCouncil {
  const { shortName, name, lonLat, plan, finish, fields = baseFields, without = [] } = own;
  const { town, sites } = makeSites({
    plan,
    sites: own.sites,
    fields,
    about: {
      prefix: own.prefix,
      townName: own.townName,
      postcodeArea: own.postcodeArea,
      organisationUri: `https://www.${shortName}.test/id/council`,
      siteUrl: `https://www.${shortName}.test/planning`,
    },
    ...(finish ? { finish } : {}),
  });
  const layers = layersOf(
    town,
    own.themes ?? {
      heritage: 'Heritage',
      environment: 'Environment',
      movement: 'Movement and services',
    },
  );
  const consultations = makeConsultations(
    {
      shortName,
      townName: own.townName,
      postcodeArea: own.postcodeArea,
      places: town.wards.map((ward) => ward.name),
    },
    own.representations ?? 300,
  );
  const { initials, colour, accent, location, mapRegion } = own;
  return {
    shortName,
    name,
    record: recordOf({
      shortName,
      name,
      initials,
      colour,
      accent,
      location,
      mapRegion,
      locationLonLat: lonLat,
      documentSiteFields: own.documentSiteFields,
    }),
    flags: new Set(flagNames.filter((flag) => !without.includes(flag))),
    fields,
    terms: own.terms ?? baseTerms,
    configs: configsOf({
      fields,
      layers,
      wardNames: town.wards.map((ward) => ward.name),
      lonLat,
      card: own.card ?? usualCard,
      furtherFilters: own.furtherFilters ?? ['site_type', 'accessibility_band'],
    }),
    layers,
    sites,
    lists: listsOf(sites),
    consultations,
    document:
      consultations.consultations.length > 0
        ? makeDocument(own.townName, own.colour, sites, own.respondents ?? 0)
        : null,
  };
}
