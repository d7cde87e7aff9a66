import { contentLogin, contentRefresh } from '@calls/council/content/contract.ts';
import { call } from '../../api/call.ts';
import { contentSession } from './content-session.ts';

/** The content session of this tab; it ends with the session of the person. */
export const contentClient = contentSession({
  login: () => call(contentLogin, {}),
  refresh: (refreshToken) => call(contentRefresh, { refreshToken }),
  storage: sessionStorage,
  now: () => Date.now(),
});
