import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { feature, provider, staffReturnTo } from './parts.ts';

const staffProviderNames = ['azure', 'saml-sso'] as const;

const staffProvider = closed({ provider: yup.string().oneOf(staffProviderNames).required() });

/** The stored council, for navigations on local and preview hosts, which carry no header. */
const tenantQuery = { tenant: yup.string().max(31) };

export const redirectLogin = endpoint({
  method: 'GET',
  path: '/auth/{provider}/login',
  summary: "Sends the browser to the council's sign-in provider",
  reads: [],
  feature,
  access: 'public',
  params: staffProvider,
  query: closed({ ...tenantQuery, returnTo: staffReturnTo }),
  response: yup.mixed(),
});

export const redirectReturn = endpoint({
  method: 'GET',
  path: '/auth/{provider}/callback',
  summary: 'Where the sign-in provider sends the browser back to',
  reads: [],
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
  reads: [],
  feature,
  access: 'public',
  params: staffProvider,
  query: closed({ ...tenantQuery, state: yup.string().max(100).required() }),
  response: yup.mixed(),
});

/** SAML answers with a form post, which arrives through a page of our own: see navigation.ts. */
export const redirectReturnPost = endpoint({
  changes: [],
  ...redirectReturn,
  method: 'POST',
  duringMaintenance: true,
  body: yup.object(),
  query: undefined,
  params: staffProvider,
});

export const redirectLogout = endpoint({
  method: 'GET',
  path: '/auth/{provider}/logout',
  summary: 'Ends the session of this browser and goes to the sign-in page',
  reads: [],
  feature,
  access: 'public',
  params: closed({ provider: provider().required() }),
  query: closed({ ...tenantQuery, returnTo: staffReturnTo }),
  response: yup.mixed(),
});
