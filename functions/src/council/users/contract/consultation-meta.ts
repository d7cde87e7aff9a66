import { closed, endpoint, yup } from '../../../platform/contract.ts';
import {
  clientSchema,
  employersSchema,
  organisationName,
  metaSchema,
  typesSchema,
  userTypes,
} from '../../ground/people/person.ts';

const feature = 'users';

/** Everything we store about how a consultation user takes part; a missing part has its empty value. */
const metaAnswer = closed({
  receiveEmails: yup.boolean().required(),
  types: yup.array(yup.string().oneOf(userTypes).required()).required(),
  clientDetails: yup.array(clientSchema).required(),
  employers: yup.array(yup.string().required()).required(),
});
const metaPath = '/user/consultation-user-meta';

export const getConsultationUserMeta = endpoint({
  method: 'GET',
  path: metaPath,
  summary: 'Communication preference, user types, clients and employers of the person signed in',
  reads: ['account.own'],
  feature,
  access: 'signed-in',
  response: metaAnswer,
});

export const putConsultationUserMeta = endpoint({
  method: 'PUT',
  path: metaPath,
  summary: 'Changes the named parts of the metadata and keeps the others',
  changes: ['account.own'],
  feature,
  access: 'signed-in',
  body: metaSchema,
  response: metaAnswer,
});

export const putReceiveEmails = endpoint({
  method: 'PUT',
  path: `${metaPath}/receive-emails`,
  summary: 'Whether the council may send e-mail about its consultations',
  changes: ['account.own'],
  feature,
  access: 'signed-in',
  body: closed({ receiveEmails: yup.boolean().required() }),
  response: metaAnswer,
});

export const putTypes = endpoint({
  method: 'PUT',
  path: `${metaPath}/types`,
  summary: 'In whose name the person writes',
  changes: ['account.own'],
  feature,
  access: 'signed-in',
  body: closed({ types: typesSchema.required() }),
  response: metaAnswer,
});

export const putEmployers = endpoint({
  method: 'PUT',
  path: `${metaPath}/employers`,
  summary: "The person's employers",
  changes: ['account.own'],
  feature,
  access: 'signed-in',
  body: closed({ employers: employersSchema.required() }),
  response: metaAnswer,
});

const companyName = () => organisationName.min(1).required();
const clientParams = closed({ clientId: yup.string().max(36).required() });

export const addClient = endpoint({
  method: 'POST',
  path: `${metaPath}/client-details`,
  summary: 'Adds a client on whose behalf an agent writes',
  changes: ['account.own'],
  feature,
  access: 'signed-in',
  status: 201,
  body: closed({ companyName: companyName() }),
  response: clientSchema,
});

export const renameClient = endpoint({
  method: 'PUT',
  path: `${metaPath}/client-details/{clientId}`,
  summary: "Renames an agent's client",
  changes: ['account.own'],
  feature,
  access: 'signed-in',
  params: clientParams,
  body: closed({ companyName: companyName() }),
  response: clientSchema,
});

export const removeClient = endpoint({
  method: 'DELETE',
  path: `${metaPath}/client-details/{clientId}`,
  summary: "Removes an agent's client",
  changes: ['account.own'],
  feature,
  access: 'signed-in',
  status: 204,
  params: clientParams,
  response: yup.mixed(),
});
