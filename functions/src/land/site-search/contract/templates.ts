import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import {
  searchParameters,
  searchTemplate,
  templateName,
} from '../../ground/search/templates/template-schema.ts';

/** The reader's own saved searches and those that colleagues share, by name. */
export const availableTemplates = endpoint({
  method: 'GET',
  path: '/site/templates/available',
  feature: 'site-search',
  summary: 'Saved searches: own ones and those shared in the council',
  reads: ['template'],
  access: needs('sites', 'read'),
  response: closed({ templates: yup.array().of(searchTemplate).required() }),
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
    parameters: searchParameters.required(),
  }),
  status: 201,
  response: searchTemplate,
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
    parameters: searchParameters.default(undefined),
  }),
  response: searchTemplate,
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
