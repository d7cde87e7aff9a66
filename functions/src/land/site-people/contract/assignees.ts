import { closed, endpoint, needs, recordId, yup } from '../../../platform/contract.ts';
import { siteId } from '../../ground/sites/site-id.ts';

const feature = 'site-people';
const mayRead = { feature, access: needs('sites', 'read') } as const;
const mayWrite = { feature, access: needs('sites', 'write') } as const;
const ofSite = closed({ siteId });

const assignee = closed({
  /** Of the account, as /user/placemaker gives it. */
  id: yup.number().required(),
  uid: yup.string().required(),
  name: yup.string().required(),
  email: yup.string().required(),
  assigned_at: yup.string().required(),
}).required();
export type Assignee = yup.InferType<typeof assignee>;

export const listAssignees = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/v2/{siteId}/assignees',
  summary: 'Officers who look after a site',
  reads: ['site:siteId'],
  params: ofSite,
  response: closed({ assignees: yup.array().of(assignee).required() }),
});
/** Notifies the officer by e-mail and notification, unless they are assigned already. */
export const addAssignee = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/v2/{siteId}/assignees',
  summary: 'Assign an officer to a site',
  changes: ['site:siteId'],
  params: ofSite,
  body: closed({ user_id: recordId.required() }),
  response: closed({ assignee }),
  status: 201,
});
export const removeAssignee = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: '/site/v2/{siteId}/assignees/{userId}',
  summary: 'An officer looks after a site no longer',
  changes: ['site:siteId'],
  params: closed({ siteId, userId: recordId.required() }),
  response: yup.mixed(),
  status: 204,
});
