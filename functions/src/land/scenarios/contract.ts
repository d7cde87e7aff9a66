import { closed, endpoint, needs, recordId, yup } from '../../platform/contract.ts';
import { MAX_VALUES_BYTES } from '../ground/sites/edit-schema.ts';
import { siteId } from '../ground/sites/site-id.ts';
import { siteRecord } from '../ground/sites/site-record.ts';
import { scenarioName, scenarioRecord } from '../ground/scenarios/scenario.ts';

const scenario = yup.string().min(1).max(100);

const scenarios = closed({ scenarios: yup.array().of(scenarioRecord).required() });
const mayRead = { feature: 'scenarios', access: needs('sites', 'read') } as const;
const mayWrite = {
  feature: 'scenarios',
  access: needs('sites', 'write'),
  flag: 'site view scenarios',
} as const;

/** The scenarios of a site, base first; without a site, the names of all scenarios of the council's sites. */
export const listScenarios = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/scenarios',
  summary: 'Scenarios of a site',
  reads: ['site:siteId'],
  query: closed({ siteId: recordId }),
  response: scenarios,
});

/** Only those that the public map may show. */
export const listPublicScenarios = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/scenarios/public',
  summary: 'Public scenarios of a site',
  reads: ['site:siteId'],
  query: closed({ siteId: recordId }),
  response: scenarios,
});

/** A site with its values under a scenario, as searches give sites. */
export const getScenario = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/scenario',
  summary: 'A site under a scenario',
  reads: ['site:siteId'],
  query: closed({ siteId, scenario: scenario.required() }),
  response: closed({ site: siteRecord }),
});

/** `overrides` holds values by db_property_name; other fields keep the site's own values. */
export const createScenario = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/scenario',
  maxBytes: MAX_VALUES_BYTES,
  summary: 'Create a scenario of a site',
  changes: ['site:siteId'],
  body: closed({
    siteId,
    scenarioName,
    isPublic: yup.boolean().default(false),
    overrides: yup.mixed<Record<string, unknown>>(),
  }),
  response: closed({ scenario: scenarioRecord }),
  status: 201,
  idempotent: true,
});

/**
 * Changes only what is given: `overrides` sets values (including null), `clear` returns fields to the site's own
 * values. Changed values are recorded in the history. The base is changed by editing the site.
 */
export const updateScenario = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/scenario',
  maxBytes: MAX_VALUES_BYTES,
  summary: 'Change a scenario of a site',
  changes: ['site:siteId', 'site-list'],
  body: closed({
    siteId,
    scenarioName: scenario.required(),
    newName: scenarioName.notRequired(),
    isPublic: yup.boolean(),
    overrides: yup.mixed<Record<string, unknown>>(),
    clear: yup.array().of(yup.string().max(63).required()).max(500),
  }),
  response: closed({ scenario: scenarioRecord, row_version: yup.number().required() }),
});

/** The base cannot be deleted. The scenario is also removed from lists that contain it. */
export const deleteScenario = endpoint({
  ...mayWrite,
  access: needs('sites', 'delete'),
  method: 'DELETE',
  path: '/site/scenario',
  summary: 'Delete a scenario of a site',
  changes: ['site:siteId', 'site-list'],
  body: closed({ siteId, scenarioName: scenario.required() }),
  response: yup.mixed(),
  status: 204,
});
