import { closed, endpoint, needs, pageShape, yup } from '../../platform/contract.ts';
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
