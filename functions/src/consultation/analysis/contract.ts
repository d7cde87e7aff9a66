import { filtersParam } from '../../council/ground/filters/filters-param.ts';
import { closed, endpoint, needs, yup } from '../../platform/contract.ts';
import { analysisMessages as messages } from './messages.ts';
import { measureIds } from './measures.ts';

/** Values that are listed at most; what is beyond them is in the total only. */
export const MAX_VALUES = 300;
/** Representations with a place that a map shows at most. */
export const MAX_COUNTED_SITES = 2000;

const mayRead = {
  feature: 'analysis',
  flag: 'analysis page',
  access: needs('representations', 'read'),
  method: 'GET',
} as const;

export const measure = () => yup.string().oneOf([...measureIds]);
/** What it is crossed with: another than it is counted by. */
export const crossMeasure = () =>
  measure().test(
    'another',
    messages.sameTwice,
    (cross, { parent }) => !cross || cross !== (parent as { by?: string }).by,
  );
const value = yup.string().nullable().defined();
const counted = closed({ value, count: yup.number().required() }).required();

export const countRepresentations = endpoint({
  ...mayRead,
  path: '/consultations/analysis/counts',
  summary: 'Representations counted by one thing, or by two crossed',
  reads: ['representation', 'consultation', 'layer'],
  query: closed({
    by: measure().required(),
    cross: crossMeasure(),
    filters: filtersParam,
  }),
  response: closed({
    /** Every representation that meets the filters; one with two topics counts once. */
    total: yup.number().required(),
    values: yup.array().of(counted).required(),
    /** The values that are crossed with them; empty where nothing is. */
    crossed: yup.array().of(counted).required(),
    cells: yup
      .array()
      .of(closed({ value, crossed: value, count: yup.number().required() }).required())
      .required(),
    /** Whether there are more values than are listed. */
    more: yup.boolean().required(),
  }),
});

export const countByWard = endpoint({
  ...mayRead,
  path: '/consultations/analysis/wards',
  summary: 'Representations by ward, with how many people live there where the ward layer says so',
  reads: ['representation', 'layer'],
  query: closed({ filters: filtersParam }),
  response: closed({
    wards: yup
      .array()
      .of(
        closed({
          /** null: those whose ward is not known. */
          ward: value,
          representations: yup.number().required(),
          /** null: the layer does not say. */
          population: yup.number().nullable().defined(),
          /** Longitude and latitude of a point in it. */
          point: yup.array().of(yup.number().required()).nullable().defined(),
        }).required(),
      )
      .required(),
    sites: yup
      .array()
      .of(
        closed({
          siteId: yup.number().required(),
          name: yup.string().required(),
          representations: yup.number().required(),
          point: yup.array().of(yup.number().required()).required(),
        }).required(),
      )
      .required(),
  }),
});
