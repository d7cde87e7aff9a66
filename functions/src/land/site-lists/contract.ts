import { closed, endpoint, needs, recordId, yup } from '../../platform/contract.ts';
import { siteId } from '../ground/sites/site-id.ts';
import { siteListMessages as messages } from './messages.ts';
import { MAX_LIST_NAME_LENGTH } from './name-length.ts';
import { siteList, member } from '../ground/site-lists/site-list.ts';

/** How many sites one bulk call may name. */
export const MAX_MEMBERS = 1000;
const PAGE = 500;

/** A list's name, checked alike by the server and the form. */
export const listName = yup
  .string()
  .trim()
  .max(MAX_LIST_NAME_LENGTH, messages.nameTooLong)
  .required(messages.nameRequired);

const mayRead = { feature: 'site-lists', access: needs('site-lists', 'read') } as const;
// A list belongs to the council and outlives its author's employment, so whoever may write lists may change any.
const mayWrite = { feature: 'site-lists', access: needs('site-lists', 'write') } as const;
const mayDelete = { feature: 'site-lists', access: needs('site-lists', 'delete') } as const;

const listed = closed({ lists: yup.array().of(siteList).required() });
const one = closed({ list: siteList });

const which = closed({
  /** Only the caller's own lists. */
  mine: yup.boolean().default(false),
  /** Part of the name, in any case. */
  term: yup.string().max(100),
  limit: yup.number().integer().min(1).max(PAGE).default(PAGE),
});
const members = closed({
  listId: recordId.required(),
  sites: yup
    .array()
    .of(
      closed({
        siteId,
        scenarioName: yup.string().min(1).max(100),
      }).required(),
    )
    .min(1)
    .max(MAX_MEMBERS)
    .required(),
});
const membersPage = closed({
  listId: recordId.required(),
  limit: yup.number().integer().min(1).max(PAGE).default(PAGE),
  offset: yup.number().integer().min(0).default(0),
});
const page = closed({
  sites: yup.array().of(member).required(),
  total: yup.number().required(),
});
const renamed = closed({ id: recordId.required(), listName });
const added = closed({ added: yup.number().required(), already: yup.number().required() });
const removed = closed({ removed: yup.number().required() });

/** The council's lists by name. */
export const listSiteLists = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/list',
  summary: 'Site lists',
  reads: ['site-list', 'site*'],
  query: which,
  response: listed,
});

export const createSiteList = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/list',
  summary: 'Create a site list',
  changes: ['site-list*'],
  body: closed({ listName, isUnique: yup.boolean().default(false) }),
  response: one,
  status: 201,
  idempotent: true,
});

export const renameSiteList = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/list',
  summary: 'Rename a site list',
  changes: ['site-list:id'],
  body: renamed,
  response: one,
});

export const deleteSiteList = endpoint({
  ...mayDelete,
  method: 'DELETE',
  path: '/site/list',
  summary: 'Delete a site list; its sites stay',
  changes: ['site-list*', 'site-list:id'],
  body: closed({ id: recordId.required() }),
  response: yup.mixed(),
  status: 204,
});

/** One list, with what the caller may do with it. */
export const getSiteList = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/list/{listId}',
  summary: 'One site list',
  reads: ['site-list:listId', 'site*'],
  params: closed({ listId: recordId.required() }),
  response: one.shape({
    can: closed({ write: yup.boolean().required(), delete: yup.boolean().required() }).required(),
  }),
});

/** The sites of a list in the order in which they were added. Deleted sites are left out. */
export const sitesOfList = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/list/site',
  summary: 'Sites of a list, page by page',
  reads: ['site-list:listId', 'site*'],
  query: membersPage,
  response: page,
});

/** Adds sites, each in a scenario ('base' by default). All or nothing. */
export const addToList = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/list/site',
  summary: 'Add sites to a list',
  changes: ['site-list:listId'],
  body: members,
  response: added,
  status: 201,
  idempotent: true,
});

/** Removes sites from a list: in the named scenario, or in any if none is named. */
export const removeFromList = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: '/site/list/site',
  summary: 'Take sites off a list',
  changes: ['site-list:listId'],
  body: members,
  response: removed,
  idempotent: true,
});

// The same for unique lists only; other lists are reported as not found here.

export const listUniqueLists = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/list/unique',
  summary: 'Unique site lists',
  reads: ['site-list', 'site*'],
  query: which,
  response: listed,
});

export const createUniqueList = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/list/unique',
  summary: 'Create a unique site list',
  changes: ['site-list*'],
  body: closed({ listName }),
  response: one,
  status: 201,
  idempotent: true,
});

export const renameUniqueList = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/list/unique',
  summary: 'Rename a unique site list',
  changes: ['site-list:id'],
  body: renamed,
  response: one,
});

export const deleteUniqueList = endpoint({
  ...mayDelete,
  method: 'DELETE',
  path: '/site/list/unique',
  summary: 'Delete a unique site list; its sites stay',
  changes: ['site-list*', 'site-list:id'],
  body: closed({ id: recordId.required() }),
  response: yup.mixed(),
  status: 204,
});

export const sitesOfUniqueList = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/list/unique/site',
  summary: 'Sites of a unique list, page by page',
  reads: ['site-list:listId', 'site*'],
  query: membersPage,
  response: page,
});

export const addToUniqueList = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/list/unique/site',
  summary: 'Add sites to a unique list',
  changes: ['site-list:listId'],
  body: members,
  response: added,
  status: 201,
});

export const removeFromUniqueList = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: '/site/list/unique/site',
  summary: 'Take sites off a unique list',
  changes: ['site-list:listId'],
  body: members,
  response: removed,
});
