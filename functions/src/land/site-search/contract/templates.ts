import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';
import { filterList } from '../../../council/ground/filters/filters-param.ts';

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

const parameters = closed({
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

const template = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  isShared: yup.boolean().required(),
  isOwn: yup.boolean().required(),
  parameters: yup.mixed<SearchParameters>().required(),
  updatedAt: yup.string().required(),
}).required();
/** A saved search, with what the reader may do with it: only its owner may change or delete it. */
export type SearchTemplate = yup.InferType<typeof template>;

/** The reader's own saved searches and those that colleagues share, by name. */
export const availableTemplates = endpoint({
  method: 'GET',
  path: '/site/templates/available',
  feature: 'site-search',
  summary: 'Saved searches: own ones and those shared in the council',
  reads: ['template'],
  access: needs('sites', 'read'),
  response: closed({ templates: yup.array().of(template).required() }),
});

/** Saves a search; a name that the owner has already used is a conflict, naming `name`. */
export const createTemplate = endpoint({
  method: 'POST',
  path: '/search/site/template',
  feature: 'site-search',
  summary: 'Save a search',
  changes: ['template'],
  access: needs('sites', 'read'),
  body: closed({
    name: templateName.required('Field is required'),
    isShared: yup.boolean().default(false),
    parameters: parameters.required(),
  }),
  status: 201,
  response: template,
  idempotent: true,
});

/** Renames, shares or replaces the caller's own saved search; anybody else's is reported as unknown. */
export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/search/site/template',
  feature: 'site-search',
  summary: 'Change a saved search of one’s own',
  changes: ['template'],
  access: needs('sites', 'read'),
  body: closed({
    id: yup.number().integer().min(1).required(),
    name: templateName,
    isShared: yup.boolean(),
    parameters: parameters.default(undefined),
  }),
  response: template,
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/search/site/template/{id}',
  feature: 'site-search',
  summary: 'Delete a saved search of one’s own',
  changes: ['template'],
  access: needs('sites', 'read'),
  params: closed({ id: yup.number().integer().min(1).required() }),
  status: 204,
  response: yup.mixed(),
});
