import { storeTenant } from '../api/host.ts';
import { type Answer, type Asked, serve } from './serve.ts';

interface Known {
  /** What the council has besides its name. */
  council?: object;
  /** What the person who is signed in may do: 'sites.write'. */
  grants?: string[];
  uid?: string;
}

/** Answers every call of this test as `serve` does, and tells of a council (for TenantGate) and of who is signed in. */
export function serveCouncil(
  answer: (asked: Asked) => Answer | Promise<Answer>,
  { council = {}, grants = [], uid = 'ada' }: Known = {},
): Asked[] {
  storeTenant('oak');
  const tenant = { shortName: 'oak', name: 'Oak', features: [], smallLogo: null, ...council };
  const user = { uid, email: 'ada@oak.test', kind: 'staff', grants };
  return serve((asked) => {
    if (asked.path.startsWith('/tenant')) return { json: { result: tenant } };
    if (asked.path.startsWith('/auth/is-authenticated'))
      return { json: { result: { isAuthenticated: true, user, newsFrom: 0 } } };
    return answer(asked);
  });
}
