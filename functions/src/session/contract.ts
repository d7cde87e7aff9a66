import { closed, endpoint, yup } from '../platform/contract.ts';
import { sessionMessages as words } from './messages.ts';
import { aboutSchema, metaSchema } from './person.ts';
import { confirmationRule, emailRule, passwordRule } from './rules.ts';

/** Staff come through azure or saml-sso; consultation users have e-mail and password (firebase-auth). */
export const providerNames = ['azure', 'saml-sso', 'firebase-auth'] as const;
export type ProviderName = (typeof providerNames)[number];
export const staffProviderNames = ['azure', 'saml-sso'] as const;

const provider = () => yup.string().oneOf(providerNames);
const feature = 'session';
/** Where the browser goes next, an address inside the product. */
const redirectPath = () => yup.string().required();

export const isAuthenticated = endpoint({
  method: 'GET',
  path: '/auth/is-authenticated',
  summary: 'Whether this browser holds a session that still counts',
  feature,
  access: 'public',
  response: closed({ isAuthenticated: yup.boolean().required() }),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/auth/user',
  summary: 'Who is signed in',
  feature,
  access: 'signed-in',
  response: closed({
    id: yup.number().required(),
    uid: yup.string().required(),
    email: yup.string().required(),
    displayName: yup.string().required(),
    kind: yup.string().oneOf(['staff', 'consultation']).required(),
    provider: provider().required(),
    verified: yup.boolean().required(),
    roles: yup.array(yup.string().required()).required(),
    types: yup.array(yup.string().required()).required(),
    withoutInfo: yup.boolean().required(),
  }),
});

export const listProviders = endpoint({
  method: 'GET',
  path: '/auth/providers',
  summary: "The council's ways to sign in",
  feature,
  access: 'public',
  response: yup
    .array(
      closed({
        name: provider().required(),
        label: yup.string().required(),
        /** 'redirect' begins at loginPath; 'password' is the e-mail and password form. */
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
  feature,
  access: 'signed-in',
  response: closed({ provider: provider().required() }),
});

const signedInAnswer = closed({
  kind: yup.string().oneOf(['staff', 'consultation']).required(),
  verified: yup.boolean().required(),
  withoutInfo: yup.boolean().required(),
  redirectPath: redirectPath(),
});

/** ID token in `Authorization: Bearer …`; the answer sets the session cookie. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/firebase-auth/login',
  summary: 'Trades an ID token, once, for the session cookie',
  feature,
  access: 'public',
  body: closed({
    about: aboutSchema.notRequired().default(undefined),
    meta: metaSchema.notRequired().default(undefined),
  }),
  response: signedInAnswer,
});

/** Creates the account; the browser then signs in with the same e-mail and password. */
export const signUp = endpoint({
  method: 'POST',
  path: '/auth/firebase-auth/signup',
  summary: 'Opens a consultation account and sends the confirmation e-mail',
  feature,
  access: 'public',
  status: 201,
  body: closed({
    email: emailRule().required(words.emailRequired),
    password: passwordRule().required(words.passwordRequired),
    confirmation: confirmationRule().required(words.passwordsDiffer),
    about: aboutSchema.notRequired().default(undefined),
    meta: metaSchema.notRequired().default(undefined),
  }),
  response: closed({ redirectPath: redirectPath() }),
});

export const isUserWithoutFilledInfo = endpoint({
  method: 'GET',
  path: '/auth/firebase-auth/is-user-without-filled-info',
  summary: 'Whether the account still lacks its information',
  feature,
  access: 'signed-in',
  envelope: 'bare',
  response: closed({ withoutInfo: yup.boolean().required() }),
});

export const completeInfo = endpoint({
  method: 'PUT',
  path: '/auth/firebase-auth/info',
  summary: 'Completes the information missing from a sign-up',
  feature,
  access: 'signed-in',
  body: closed({
    about: aboutSchema.required(),
    meta: metaSchema.notRequired().default(undefined),
  }),
  response: signedInAnswer,
});

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/auth/firebase-auth/send-verification-email',
  summary: 'Sends the confirmation e-mail again',
  feature,
  access: 'signed-in',
  status: 202,
  body: closed({}),
  response: closed({ message: yup.string().required() }),
});

export const sendResetEmail = endpoint({
  method: 'POST',
  path: '/auth/firebase-auth/send-reset-email',
  summary: 'Sends a link to set a new password; the answer is the same for every address',
  feature,
  access: 'public',
  status: 202,
  body: closed({ email: emailRule().required(words.emailRequired) }),
  response: closed({ message: yup.string().required() }),
});

const modes = ['verifyEmail', 'resetPassword'] as const;
const actionCode = () => yup.string().max(500).required();

export const checkCode = endpoint({
  method: 'POST',
  path: '/auth/firebase-auth/check-code',
  summary: 'Whether the code of an e-mailed link still counts, and for which address',
  feature,
  access: 'public',
  body: closed({ mode: yup.string().oneOf(modes).required(), oobCode: actionCode() }),
  response: closed({ mode: yup.string().oneOf(modes).required(), email: yup.string().required() }),
});

/** mode and oobCode as they stand in the link to /consultations/auth-action. */
export const confirmCode = endpoint({
  method: 'POST',
  path: '/auth/firebase-auth/confirm-code',
  summary: 'Confirms an e-mail address, or sets a new password',
  feature,
  access: 'public',
  body: closed({
    mode: yup.string().oneOf(modes).required(),
    oobCode: actionCode(),
    password: passwordRule().when('mode', {
      is: 'resetPassword',
      then: (rule) => rule.required(words.passwordRequired),
    }),
    confirmation: confirmationRule(),
  }),
  response: closed({ message: yup.string().required(), redirectPath: redirectPath() }),
});

const staffProvider = closed({ provider: yup.string().oneOf(staffProviderNames).required() });
/** The stored council, for navigations on local and preview hosts, which carry no header. */
const tenantQuery = { tenant: yup.string().max(31) };

export const redirectLogin = endpoint({
  method: 'GET',
  path: '/auth/{provider}/login',
  summary: "Sends the browser to the council's sign-in provider",
  feature,
  access: 'public',
  params: staffProvider,
  query: closed({ ...tenantQuery, returnTo: yup.string().max(2000) }),
  response: yup.mixed(),
});

export const redirectReturn = endpoint({
  method: 'GET',
  path: '/auth/{provider}/callback',
  summary: 'Where the sign-in provider sends the browser back to',
  feature,
  access: 'public',
  params: staffProvider,
  query: yup.object(),
  response: yup.mixed(),
});

export const localProvider = endpoint({
  method: 'GET',
  path: '/auth/{provider}/local-provider',
  summary: 'Stands in for the sign-in provider on the Auth emulator; unknown anywhere else',
  feature,
  access: 'public',
  params: staffProvider,
  query: closed({ ...tenantQuery, state: yup.string().max(100).required() }),
  response: yup.mixed(),
});

/** SAML answers by a form post, which arrives through a page of our own: see navigation.ts. */
export const redirectReturnPost = endpoint({
  ...redirectReturn,
  method: 'POST',
  body: yup.object(),
  query: undefined,
  params: staffProvider,
});

export const redirectLogout = endpoint({
  method: 'GET',
  path: '/auth/{provider}/logout',
  summary: 'Ends the session of this browser and goes to the sign-in page',
  feature,
  access: 'public',
  params: closed({ provider: provider().required() }),
  query: closed({ ...tenantQuery, returnTo: yup.string().max(2000) }),
  response: yup.mixed(),
});

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/auth/logout-everywhere',
  summary: 'Ends every session of this account',
  feature,
  access: 'signed-in',
  status: 204,
  body: closed({}),
  response: yup.mixed(),
});

export const getFirestoreToken = endpoint({
  method: 'GET',
  path: '/auth/firestore-token',
  summary: 'A custom token with which the browser may listen to its own news in Firestore',
  feature,
  access: 'signed-in',
  response: closed({ token: yup.string().required() }),
});
