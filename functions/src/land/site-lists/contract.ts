import { closed, endpoint, recordId, yup } from '../../platform/contract.ts';
import { listName, siteListAccess, siteListSchemas } from './contract/schemas.ts';

const { mayRead, mayWrite, mayDelete } = siteListAccess;
const { listed, one, which, members, membersPage, page, renamed, added, removed } = siteListSchemas;

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
