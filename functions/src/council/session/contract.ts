import { closed, endpoint, yup } from '../../platform/contract.ts';
import { personSettings } from '../ground/people/settings.ts';
import { feature, provider, signedInAnswer } from './contract/parts.ts';
import { aboutSchema, metaSchema } from '../ground/people/person.ts';

const user = closed({
  id: yup.number().required(),
  uid: yup.string().required(),
  email: yup.string().required(),
  displayName: yup.string().required(),
  kind: yup.string().oneOf(['staff', 'consultation']).required(),
  provider: provider().required(),
  verified: yup.boolean().required(),
  roles: yup.array(yup.string().required()).required(),
  /** What the person may do, as unit.action; it only serves to hide buttons. */
  grants: yup.array(yup.string().required()).required(),
  types: yup.array(yup.string().required()).required(),
  withoutInfo: yup.boolean().required(),
  settings: personSettings,
});

/** The first call of every page: what it needs to know of whoever opened it, without one that visitors are refused. */
export const isAuthenticated = endpoint({
  method: 'GET',
  path: '/auth/is-authenticated',
  summary: 'Whether this browser holds a session that still counts, and whose it is',
  reads: ['account.own'],
  feature,
  access: 'public',
  response: closed({
    isAuthenticated: yup.boolean().required(),
    user: user.nullable().defined(),
    /** The cursor after which `/updates` tells staff what has changed since this answer. */
    newsFrom: yup.number().nullable().defined(),
  }),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/auth/user',
  summary: 'Who is signed in',
  reads: ['account.own'],
  feature,
  access: 'signed-in',
  response: user,
});

export const listProviders = endpoint({
  method: 'GET',
  path: '/auth/providers',
  summary: "The council's ways to sign in",
  reads: [],
  feature,
  access: 'public',
  response: yup
    .array(
      closed({
        name: provider().required(),
        label: yup.string().required(),
        /** 'redirect' starts at loginPath; 'password' is the e-mail and password form. */
        kind: yup.string().oneOf(['redirect', 'password']).required(),
        loginPath: yup.string().nullable().default(null),
        /** Whether staff may use it: e-mail and password only on the local emulator. */
        forStaff: yup.boolean().required(),
      }),
    )
    .required(),
});

export const getCurrentProvider = endpoint({
  method: 'GET',
  path: '/auth/current-provider',
  summary: 'How the person signed in',
  reads: ['account.own'],
  feature,
  access: 'signed-in',
  response: closed({ provider: provider().required() }),
});

/** ID token in `Authorization: Bearer …`; the answer sets the session cookie. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/firebase-auth/login',
  summary: 'Trades an ID token, once, for the session cookie',
  changes: ['account.own'],
  feature,
  access: 'public',
  duringMaintenance: true,
  body: closed({
    about: aboutSchema.notRequired().default(undefined),
    meta: metaSchema.notRequired().default(undefined),
  }),
  response: signedInAnswer,
});

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/auth/logout-everywhere',
  summary: 'Ends every session of this account',
  changes: ['account.own'],
  feature,
  access: 'signed-in',
  duringMaintenance: true,
  status: 204,
  body: closed({}),
  response: yup.mixed(),
});

export const getFirestoreToken = endpoint({
  method: 'GET',
  path: '/auth/firestore-token',
  summary: 'A custom token with which the browser may listen to its own news in Firestore',
  reads: [],
  feature,
  access: 'signed-in',
  response: closed({
    token: yup.string().required(),
    /** The document under which the council's news are. */
    council: yup.string().required(),
  }),
});
