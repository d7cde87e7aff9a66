import { closed, endpoint, yup } from '../../../platform/contract.ts';

const common = {
  feature: 'users',
  path: '/user/unsubscribe/{token}',
  access: 'signed-in',
  params: closed({ token: yup.string().uuid().required() }),
  response: closed({ email: yup.string().required(), receiveEmails: yup.boolean().required() }),
} as const;

/** Ends nothing: scanners of mails open links before people do. A token of somebody else is none: 404. */
export const getUnsubscription = endpoint({
  ...common,
  method: 'GET',
  summary: 'Whose mails a link of a mail would end',
  reads: ['account.own'],
});

/** Once more changes nothing. */
export const unsubscribe = endpoint({
  ...common,
  method: 'PUT',
  summary: 'End the mails about the council’s consultations',
  changes: ['account.own'],
});
