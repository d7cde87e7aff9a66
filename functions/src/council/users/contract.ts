import { closed, endpoint, needs, pageShape, yup } from '../../platform/contract.ts';
import {
  clientSchema,
  employersSchema,
  organisationName,
  metaSchema,
  typesSchema,
  userTypes,
} from '../ground/people/person.ts';
import { sitePageLayout } from './site-page-layout.ts';
import { personSettings } from '../ground/people/settings.ts';

const feature = 'users';

export const listPlacemakerUsers = endpoint({
  method: 'GET',
  path: '/user/placemaker',
  summary: "The council's staff",
  reads: ['account@users.uid'],
  feature,
  access: needs('placemaker', 'read'),
  query: closed({ ...pageShape, limit: pageShape.limit.default(500) }),
  response: closed({
    users: yup
      .array(
        closed({
          id: yup.number().required(),
          uid: yup.string().required(),
          name: yup.string().required(),
          email: yup.string().required(),
        }),
      )
      .required(),
    total: yup.number().required(),
  }),
});

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

export const putSettings = endpoint({
  method: 'PUT',
  path: '/user/settings',
  summary: "Changes the person's settings; GET /auth/user gives them",
  changes: ['account.own'],
  feature,
  access: needs('placemaker', 'read'),
  body: personSettings,
  response: personSettings,
});

/** Site page panels per breakpoint, in react-grid-layout's format; null if never saved. */
const layout = yup.object().nullable().default(null);

export const getSiteDetailsLayout = endpoint({
  method: 'GET',
  path: '/user/site-details-layout',
  summary: 'How the person has arranged the site page',
  reads: ['layout.own'],
  feature,
  access: needs('placemaker', 'read'),
  response: closed({ layout }),
});

export const putSiteDetailsLayout = endpoint({
  method: 'PUT',
  path: '/user/site-details-layout',
  summary: 'Keeps how the person has arranged the site page; null takes the standard one',
  changes: ['layout.own'],
  feature,
  access: needs('placemaker', 'read'),
  body: closed({ layout: sitePageLayout.nullable().default(null) }),
  response: closed({ layout }),
});

const consultationUser = closed({
  uid: yup.string().required(),
  email: yup.string().required(),
  name: yup.string().required(),
  verified: yup.boolean().required(),
  disabled: yup.boolean().required(),
  types: yup.array(yup.string().required()).required(),
  createdAt: yup.string().required(),
});

export const listConsultationUsers = endpoint({
  method: 'GET',
  path: '/firebase/users',
  summary: "The council's consultation accounts",
  reads: ['account@users.uid'],
  feature,
  access: needs('authorisation', 'read'),
  query: closed({ ...pageShape, search: yup.string().trim().max(100) }),
  response: closed({
    users: yup.array(consultationUser).required(),
    total: yup.number().required(),
  }),
});

const userParams = closed({ uid: yup.string().max(128).required() });

export const putUserDisabled = endpoint({
  method: 'PUT',
  path: '/firebase/users/{uid}/disabled',
  summary: 'Disables an account, ending its sessions, or enables it again',
  changes: ['account:uid'],
  feature,
  access: needs('authorisation', 'write'),
  params: userParams,
  body: closed({ disabled: yup.boolean().required() }),
  response: closed({ uid: yup.string().required(), disabled: yup.boolean().required() }),
});

export const revokeUserSessions = endpoint({
  method: 'POST',
  path: '/firebase/users/{uid}/revoke',
  summary: 'Ends every session of an account',
  changes: ['account:uid'],
  feature,
  access: needs('authorisation', 'write'),
  status: 204,
  params: userParams,
  body: closed({}),
  response: yup.mixed(),
});
