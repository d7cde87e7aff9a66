import { closed, yup } from '../../../platform/contract.ts';
import type { CapacityInputs } from './formula.ts';
import { capacityMessages as messages } from './messages.ts';

const MAX_HECTARES = 100_000;

/** As many as are measured together. */
const MAX_LAYERS = 50;

const MAX_POUNDS = 10_000_000_000;

const upTo = (most: number) =>
  yup.number().min(0, messages.notNegative).max(most, messages.atMost(most));
const percent = () => upTo(100);

/** What a capacity is calculated from, as the server and the form check it: see formula.ts, which has what is usual for what is left out. */
export const capacityFields = {
  grossHectares: upTo(MAX_HECTARES).required(messages.numberRequired),
  excludedHectares: upTo(MAX_HECTARES).when('grossHectares', ([gross], schema) =>
    typeof gross === 'number' ? schema.max(gross, messages.excludedTooLarge(gross)) : schema,
  ),
  excludedLayers: yup
    .array()
    .of(
      closed({
        id: yup.string().max(80).required(),
        name: yup.string().max(300).required(),
      }).required(),
    )
    .max(MAX_LAYERS),
  developablePercent: percent(),
  method: yup.string().oneOf(['density', 'coverage']).required(),
  density: upTo(10_000).when('method', ([method], schema) =>
    method === 'density'
      ? schema.moreThan(0, messages.densityRequired).required(messages.densityRequired)
      : schema,
  ),
  coveragePercent: percent().when('method', ([method], schema) =>
    method === 'coverage'
      ? schema.moreThan(0, messages.coverageRequired).required(messages.coverageRequired)
      : schema,
  ),
  storeys: upTo(200)
    .integer(messages.whole)
    .when('method', ([method], schema) =>
      method === 'coverage'
        ? schema.min(1, messages.storeysRequired).required(messages.storeysRequired)
        : schema,
    ),
  baseFloorRemoved: yup.boolean(),
  efficiencyPercent: percent(),
  homeSquareMetres: upTo(10_000).when('method', ([method], schema) =>
    method === 'coverage' ? schema.min(1, messages.homeSizeRequired) : schema,
  ),
  section106PerHome: upTo(MAX_POUNDS),
  abnormals: yup
    .array()
    .of(
      closed({
        name: yup.string().trim().max(200, messages.costName).required(),
        cost: upTo(MAX_POUNDS).required(),
      }).required(),
    )
    .max(100, messages.tooManyCosts),
};
export const capacityInputs = closed(capacityFields).required();

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

/** The homes of one year, as the server and the form check them. */
export const yearFields = {
  year: yup
    .number()
    .integer(messages.whole)
    .min(1990, messages.atLeast(1990))
    .max(2150, messages.atMost(2150)),
  homes: upTo(100_000).integer(messages.whole),
};

/** Homes by monitoring year; 2027 is April 2027 to March 2028. */
export const trajectory = yup
  .array()
  .of(
    closed({
      year: yearFields.year.required(),
      homes: yearFields.homes.required(),
    }).required(),
  )
  .max(60)
  .test(
    'years-once',
    messages.yearTwice,
    (years) =>
      !years?.every(Boolean) || new Set(years.map(({ year }) => year)).size === years.length,
  );

export const yearSumsSchema = closed({
  years1To5: yup.number().required(),
  years6To10: yup.number().required(),
  years11To15: yup.number().required(),
  later: yup.number().required(),
  total: yup.number().required(),
}).required();

export const saved = closed({
  inputs: yup.mixed<CapacityInputs>().required(),
  outcome: capacityOutcome,
  trajectory: trajectory.required(),
  sums: yearSumsSchema,
  savedBy: yup.string().required(),
  savedAt: yup.string().required(),
  row_version: yup.number().required(),
}).required();

/** What was entered for a site for which no capacity has been calculated. */
export const enteredCapacity = closed({
  inputs: yup.mixed<Partial<CapacityInputs>>().required(),
  trajectory: trajectory.required(),
  sums: yearSumsSchema,
  row_version: yup.number().required(),
});

export type SavedCapacity = yup.InferType<typeof saved>;
