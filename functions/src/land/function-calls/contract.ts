import { closed, endpoint, yup } from '../../platform/contract.ts';

export const invokeFunction = endpoint({
  method: 'POST',
  path: '/functions/invoke',
  feature: 'function-calls',
  summary: 'Has a named function of the server run as a job; each name has its own access',
  // What the function itself changes its entry says; its job announces that.
  changes: ['notification'],
  access: 'signed-in',
  status: 202,
  idempotent: true,
  body: closed({
    name: yup.string().max(100).required(),
    /** As the function of that name takes them. The session says who is asking, and of which council. */
    arguments: yup.object(),
  }),
  response: closed({
    name: yup.string().required(),
    jobId: yup.string().required(),
    /** The notification that shows its progress and its result. */
    notificationId: yup.number().required(),
  }),
});
