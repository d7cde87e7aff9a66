import { closed, endpoint, needs, yup } from '../../platform/contract.ts';
import type { CapacityInputs } from '../ground/capacity/formula.ts';
import { capacityMessages as messages } from '../ground/capacity/messages.ts';

const siteId = yup.number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required();
const scenario = yup.string().min(1).max(100).default('base');
const MOST_HECTARES = 100_000;
const MOST_POUNDS = 10_000_000_000;
const percent = () => yup.number().min(0).max(100);
const positive = (message: string) =>
  yup.number().moreThan(0, message).max(10_000).required(message);

/** What a capacity is calculated from: see formula.ts, which has what is usual for what is left out. */
export const capacityInputs = closed({
  grossHectares: yup.number().min(0).max(MOST_HECTARES).required(),
  excludedHectares: yup
    .number()
    .min(0)
    .max(MOST_HECTARES)

    .when('grossHectares', ([gross], schema) =>
      typeof gross === 'number' ? schema.max(gross, messages.excludedTooLarge(gross)) : schema,
    ),
  developablePercent: percent(),
  method: yup.string().oneOf(['density', 'coverage']).required(),
  density: yup
    .number()
    .min(0)
    .max(10_000)

    .when('method', ([method], schema) =>
      method === 'density' ? positive(messages.densityRequired) : schema,
    ),
  coveragePercent: percent().when('method', ([method], schema) =>
    method === 'coverage'
      ? schema.moreThan(0, messages.coverageRequired).required(messages.coverageRequired)
      : schema,
  ),
  storeys: yup
    .number()
    .integer()
    .min(0)
    .max(200)

    .when('method', ([method], schema) =>
      method === 'coverage'
        ? schema.min(1, messages.storeysRequired).required(messages.storeysRequired)
        : schema,
    ),
  baseFloorRemoved: yup.boolean(),
  efficiencyPercent: percent(),
  homeSquareMetres: yup
    .number()
    .min(0)
    .max(10_000)

    .when('method', ([method], schema) =>
      method === 'coverage' ? schema.min(1, messages.homeSizeRequired) : schema,
    ),
  section106PerHome: yup.number().min(0).max(MOST_POUNDS),
  abnormals: yup
    .array()
    .of(
      closed({
        name: yup.string().trim().max(200).required(),
        cost: yup.number().min(0).max(MOST_POUNDS).required(),
      }).required(),
    )
    .max(100),
}).required();

const money = yup.number().required();
export const capacityOutcome = closed({
  netHectares: yup.number().required(),
  footprintSquareMetres: yup.number().nullable().defined(),
  floorspaceSquareMetres: yup.number().nullable().defined(),
  homes: yup.number().required(),
  netDensity: yup.number().nullable().defined(),
  section106: money,
  abnormalCosts: money,
  costs: money,
  costsPerHome: yup.number().nullable().defined(),
}).required();

/** Homes by monitoring year; 2027 is April 2027 to March 2028. */
export const trajectory = yup
  .array()
  .of(
    closed({
      year: yup.number().integer().min(1990).max(2150).required(),
      homes: yup.number().integer().min(0).max(100_000).required(),
    }).required(),
  )
  .max(60)
  .test(
    'years-once',
    messages.yearTwice,
    (years) => !years || new Set(years.map(({ year }) => year)).size === years.length,
  );

const yearSums = closed({
  years1To5: yup.number().required(),
  years6To10: yup.number().required(),
  years11To15: yup.number().required(),
  later: yup.number().required(),
  total: yup.number().required(),
}).required();

const saved = closed({
  inputs: yup.mixed<CapacityInputs>().required(),
  outcome: capacityOutcome,
  trajectory: trajectory.required(),
  sums: yearSums,
  savedBy: yup.string().required(),
  savedAt: yup.string().required(),
  row_version: yup.number().required(),
}).required();
export type SavedCapacity = yup.InferType<typeof saved>;

const mayRead = { feature: 'capacity', access: needs('sites', 'read') } as const;
const mayWrite = { feature: 'capacity', access: needs('sites', 'write') } as const;

/** What was saved for a site under a scenario, null where nothing was; and the area that its record and shape give. */
export const getCapacity = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/{siteId}/capacity',
  summary: 'Capacity of a site as saved',
  params: closed({ siteId }),
  query: closed({ scenario }),
  response: closed({
    capacity: saved.nullable().defined(),
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
  body: closed({
    siteId,
    scenario,
    inputs: capacityInputs,
    trajectory,
    /** A dictionary field of residential units. */
    writeHomesTo: yup.string().max(63),
    /** What the editor saw, 0 for none; without it the last one wins. */
    row_version: yup.number().integer().min(0),
  }),
  response: closed({ capacity: saved }),
});

/** Calculates again from what was saved, with the area that the boundary has now. */
export const recalculateCapacity = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/exec-calculation',
  summary: 'Recalculate the saved capacity of a site',
  body: closed({ siteId, scenario }),
  response: closed({ capacity: saved }),
});

/** Stores the homes by year and gives their sums by period. */
export const updateYearSum = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/update-year-sum/{siteId}',
  summary: 'Housing trajectory of a site',
  params: closed({ siteId }),
  body: closed({ scenario, trajectory: trajectory.required() }),
  response: closed({ sums: yearSums }),
});
