import { closed, endpoint, recordId, yup } from '../../../platform/contract.ts';
import { listName, siteListAccess, siteListSchemas } from './schemas.ts';

// What ../contract.ts has, for unique lists only; other lists are reported as not found here.

const { mayRead, mayWrite, mayDelete } = siteListAccess;
const { listed, one, which, members, membersPage, page, renamed, added, removed } = siteListSchemas;

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
