import type { Geometry } from 'geojson';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { undoable } from '../../../records/history/history-item.ts';
import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import { siteId } from '../../ground/sites/site-id.ts';
import { scenarioRecord } from '../../ground/scenarios/scenario.ts';
import { siteList } from '../../ground/site-lists/site-list.ts';
import { dictionaryTags } from '../../site-people/contract/dictionary-tags.ts';
import { tagRecord } from '../../tags/contract.ts';
import { wholeSite } from '../../ground/sites/site-record.ts';

const scenario = yup.string().min(1).max(100);
const reading = {
  feature: 'sites',
  access: needs('sites', 'read'),
  method: 'GET',
  params: closed({ siteId }),
} as const;

const scenarios = yup.array().of(scenarioRecord).required();
const tags = yup.array().of(tagRecord).required();
const lists = yup.array().of(siteList).required();

const someOrNone = yup.boolean().required();
const filledPanels = closed({
  notes: someOrNone,
  files: someOrNone,
  scenarios: someOrNone,
  capacity: someOrNone,
  correspondence: someOrNone,
  people: someOrNone,
  related: someOrNone,
  availability: someOrNone,
});

/** One site with all that its page shows at once. Its `etag` is its row version. */
export const getSiteV2 = endpoint({
  ...reading,
  path: '/site/v2/{siteId}',
  summary: 'One site whole: fields, scenarios, tags, lists and which panels have anything in them',
  reads: ['site:siteId', 'site-list', 'tag'],
  query: closed({ scenario }),
  response: closed({
    site: wholeSite,
    fields: yup.array().of(yup.mixed<DictionaryField>().required()).required(),
    scenarios,
    tags,
    dictionary_tags: dictionaryTags,
    filled: filledPanels,
    /** Empty for who may not read lists. */
    lists,
    undo: undoable.nullable().defined().default(null),
    can: closed({
      edit: yup.boolean().required(),
      delete: yup.boolean().required(),
      edit_lists: yup.boolean().required(),
    }).required(),
  }),
});

/** GeoJSON in 4326, and in 27700 as kept. */
export const getSiteGeometry = endpoint({
  ...reading,
  path: '/site/v2/{siteId}/geometry',
  summary: 'Geometry of a site',
  reads: ['site:siteId'],
  response: closed({
    geometry: yup.mixed<Geometry>().nullable().defined(),
    wkb_geometry: yup.mixed<Geometry>().nullable().defined(),
    geometry_source: yup.string().required(),
    /** Planar, in 27700; 0 for a point. */
    hectares: yup.number().required(),
  }),
});

export const getScenariosOfSite = endpoint({
  ...reading,
  path: '/site/v2/{siteId}/scenarios',
  summary: 'Scenarios of this site',
  reads: ['site:siteId'],
  response: closed({ scenarios }),
});

export const getTagsOfSite = endpoint({
  ...reading,
  path: '/site/v2/{siteId}/tags',
  summary: 'Tags of this site',
  reads: ['site:siteId', 'tag'],
  response: closed({ tags }),
});

/** Lists that hold the site, under whatever scenario. */
export const getListsOfSite = endpoint({
  ...reading,
  access: needs('site-lists', 'read'),
  path: '/site/v2/{siteId}/lists',
  summary: 'Lists that hold this site',
  reads: ['site:siteId', 'site-list'],
  response: closed({ lists }),
});

/** Which of the panels that people fill have anything in them, under whichever scenario. */
export const getFilledPanels = endpoint({
  ...reading,
  path: '/site/v2/{siteId}/filled-panels',
  summary: 'Which panels of a site’s page have anything in them',
  reads: ['site:siteId'],
  response: filledPanels,
});
