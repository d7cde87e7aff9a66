import { closed, yup } from '../../platform/contract.ts';
import type { Filter } from '../../council/ground/filters/filter.ts';
import { filterList } from '../../council/ground/filters/filters-param.ts';

const MAX_NAME = 100;

/** The contents of a saved search: its filters, the map area in EPSG:3857 (min x, min y, max x, max y), the order. */
export interface SearchParameters {
  filters: Filter[];
  area?: [number, number, number, number];
  /** A property name; a minus in front sorts in descending order. */
  sort?: string;
}

const area = yup
  .array()
  .of(yup.number().required())
  .length(4, 'Must be min x, min y, max x and max y')
  .test(
    'box',
    'Must be a box: the least first',
    (box) => !box || (box[0]! < box[2]! && box[1]! < box[3]!),
  )
  .default(undefined);

/** What a saved search holds, as it is sent. */
export const searchParameters = closed({
  filters: filterList.required(),
  area,
  sort: yup.string().matches(/^-?[a-z][a-z0-9_]{0,59}$/, 'Must be a property name'),
}) as unknown as yup.ObjectSchema<SearchParameters>;

/** A saved search's name, as the server and the form check it. */
export const templateName = yup
  .string()
  .trim()
  .min(1, 'Field is required')
  .max(MAX_NAME, `Must be at most ${MAX_NAME} characters`);

export const searchTemplate = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  isShared: yup.boolean().required(),
  isOwn: yup.boolean().required(),
  parameters: yup.mixed<SearchParameters>().required(),
  updatedAt: yup.string().required(),
}).required();
/** A saved search, with what the reader may do with it: only its owner may change or delete it. */
export type SearchTemplate = yup.InferType<typeof searchTemplate>;
