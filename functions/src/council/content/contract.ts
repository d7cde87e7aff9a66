import { closed, endpoint, yup } from '../../platform/contract.ts';

/** Tokens for the content system; `expires` in ms from now. */
const tokens = closed({
  access_token: yup.string().required(),
  refresh_token: yup.string().required(),
  expires: yup.number().integer().required(),
});

/** Staff only; a consultation user has no business in the content system. */
export const contentLogin = endpoint({
  method: 'GET',
  path: '/directus/login',
  feature: 'content',
  summary: 'A content access token for signed-in staff',
  reads: [],
  access: 'signed-in',
  response: tokens,
});

/** A refresh token works once; on failure the client forgets both. */
export const contentRefresh = endpoint({
  method: 'POST',
  path: '/directus/refresh',
  feature: 'content',
  summary: 'Renews the content access token',
  changes: [],
  access: 'signed-in',
  body: closed({ refreshToken: yup.string().min(1).max(200).required() }),
  response: tokens,
});
