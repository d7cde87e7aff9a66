import { closed, endpoint, needs, ordinal, yup } from '../../platform/contract.ts';
import { siteId } from '../ground/sites/site-id.ts';
import {
  capacityInputs,
  capacityOutcome,
  enteredCapacity,
  trajectory,
  yearSumsSchema,
  saved,
} from '../ground/capacity/capacity-schemas.ts';
import { BASE } from '../ground/scenarios/base-scenario.ts';

const scenario = yup.string().min(1).max(100).default(BASE);

const mayRead = { feature: 'capacity', access: needs('sites', 'read') } as const;
const mayWrite = { feature: 'capacity', access: needs('sites', 'write') } as const;

/** What was saved for a site under a scenario, null where nothing was; and the area that its record and shape give. */
export const getCapacity = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/{siteId}/capacity',
  summary: 'Capacity of a site as saved',
  reads: ['site:siteId'],
  params: closed({ siteId }),
  query: closed({ scenario }),
  response: closed({
    capacity: saved.nullable().defined(),
    /** Inputs of an edit and years by hand, while nothing has been calculated with them. */
    entered: enteredCapacity.nullable().defined(),
    /** Planar, of the boundary; null for a point or a site without a place. */
    boundaryHectares: yup.number().nullable().defined(),
    /** The first year that the periods of the sums count from. */
    planFrom: yup.number().required(),
  }),
});

/** Reckons and stores nothing. */
export const calculateCapacity = endpoint({
  ...mayRead,
  method: 'POST',
  path: '/site/capacity/calculate',
  summary: 'Calculate a capacity',
  changes: [],
  body: closed({ inputs: capacityInputs }),
  response: closed({ outcome: capacityOutcome }),
});

/**
 * Stores a capacity, and writes its homes into a field of the record where one is named. 409 `changed-meanwhile` with
 * `fields.row_version` where somebody saved another one since.
 */
export const saveCapacity = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/capacity/save',
  summary: 'Save the capacity of a site',
  changes: ['site:siteId'],
  body: closed({
    siteId,
    scenario,
    inputs: capacityInputs,
    trajectory,
    /** A dictionary field of residential units. */
    writeHomesTo: yup.string().max(63),
    /** What the editor saw, 0 for none; without it the last one wins. */
    row_version: ordinal.min(0),
  }),
  response: closed({ capacity: saved }),
});

/** Calculates again from what was saved, with the area that the boundary has now. */
export const recalculateCapacity = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/exec-calculation',
  summary: 'Recalculate the saved capacity of a site',
  changes: ['site:siteId'],
  body: closed({ siteId, scenario }),
  response: closed({ capacity: saved }),
});

/**
 * Stores the homes by year, with or without a capacity, and gives their sums by period. 409 `changed-meanwhile` with
 * `fields.row_version` where somebody saved others since.
 */
export const updateYearSum = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/update-year-sum/{siteId}',
  summary: 'Housing trajectory of a site',
  changes: ['site:siteId'],
  params: closed({ siteId }),
  body: closed({
    scenario,
    trajectory: trajectory.required(),
    /** What the editor saw, 0 for none; without it the last one wins. */
    row_version: ordinal.min(0),
  }),
  response: closed({ sums: yearSumsSchema }),
});
