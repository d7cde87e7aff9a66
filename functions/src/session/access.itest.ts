import { describe, expect, it } from 'vitest';
import { mintCookie } from '../platform/testing/cookie.ts';
import { clientFor } from '../platform/testing/client.ts';
import { twoCouncils, type Who } from '../platform/testing/council.ts';
import { useWorld } from '../platform/testing/world.ts';

useWorld();

type Line = [
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  json: object | undefined,
  Expected,
];
/** Statuses for signed out, resident, viewer, officer, admin. A session of the other council is always 401 or as signed out. */
type Expected = [number, number, number, number, number];
const PEOPLE: Who[] = ['signed-out', 'resident', 'viewer', 'officer', 'admin'];

/** Written by hand from the issue, not from the contracts. */
const matrix: Line[] = [
  ['get', '/auth/is-authenticated', undefined, [200, 200, 200, 200, 200]],
  ['get', '/auth/user', undefined, [401, 200, 200, 200, 200]],
  ['get', '/auth/providers', undefined, [200, 200, 200, 200, 200]],
  ['get', '/auth/current-provider', undefined, [401, 200, 200, 200, 200]],
  ['get', '/auth/firestore-token', undefined, [401, 200, 200, 200, 200]],
  ['post', '/auth/firebase-auth/login', {}, [401, 401, 401, 401, 401]],
  ['post', '/auth/firebase-auth/signup', {}, [400, 400, 400, 400, 400]],
  ['get', '/auth/firebase-auth/is-user-without-filled-info', undefined, [401, 200, 200, 200, 200]],
  [
    'put',
    '/auth/firebase-auth/info',
    { about: { firstName: 'Ann', lastName: 'Oak' } },
    [401, 200, 403, 403, 403],
  ],
  ['post', '/auth/firebase-auth/send-verification-email', {}, [401, 202, 202, 202, 202]],
  [
    'post',
    '/auth/firebase-auth/send-reset-email',
    { email: 'a@example.org' },
    [202, 202, 202, 202, 202],
  ],
  [
    'post',
    '/auth/firebase-auth/check-code',
    { mode: 'verifyEmail', oobCode: 'x' },
    [400, 400, 400, 400, 400],
  ],
  [
    'post',
    '/auth/firebase-auth/confirm-code',
    { mode: 'verifyEmail', oobCode: 'x' },
    [400, 400, 400, 400, 400],
  ],
  ['get', '/auth/azure/login', undefined, [302, 302, 302, 302, 302]],
  ['get', '/auth/azure/local-provider?state=x', undefined, [200, 200, 200, 200, 200]],
  ['get', '/auth/azure/callback', undefined, [303, 303, 303, 303, 303]],
  ['get', '/auth/azure/logout', undefined, [303, 303, 303, 303, 303]],
  ['get', '/policy/access?unit=sites', undefined, [401, 200, 200, 200, 200]],
  ['get', '/user/placemaker', undefined, [401, 403, 200, 200, 200]],
  ['get', '/user/consultation-user-meta', undefined, [401, 200, 403, 403, 403]],
  ['put', '/user/consultation-user-meta', { receiveEmails: true }, [401, 200, 403, 403, 403]],
  [
    'put',
    '/user/consultation-user-meta/receive-emails',
    { receiveEmails: true },
    [401, 200, 403, 403, 403],
  ],
  ['put', '/user/consultation-user-meta/types', { types: [] }, [401, 200, 403, 403, 403]],
  ['put', '/user/consultation-user-meta/employers', { employers: [] }, [401, 200, 403, 403, 403]],
  [
    'post',
    '/user/consultation-user-meta/client-details',
    { companyName: 'Elm' },
    [401, 201, 403, 403, 403],
  ],
  [
    'put',
    '/user/consultation-user-meta/client-details/x',
    { companyName: 'Elm' },
    [401, 404, 403, 403, 403],
  ],
  ['delete', '/user/consultation-user-meta/client-details/x', undefined, [401, 404, 403, 403, 403]],
  ['get', '/user/site-details-layout', undefined, [401, 403, 200, 200, 200]],
  ['put', '/user/site-details-layout', { layout: {} }, [401, 403, 200, 200, 200]],
  ['get', '/firebase/users', undefined, [401, 403, 403, 403, 200]],
  ['put', '/firebase/users/x/disabled', { disabled: true }, [401, 403, 403, 403, 404]],
  ['post', '/firebase/users/x/revoke', {}, [401, 403, 403, 403, 404]],
  ['post', '/auth/logout-everywhere', {}, [401, 204, 204, 204, 204]],
];

describe('every call of sign-in and users, by person', () => {
  it('answers as the table says, and a session of another council is none', async () => {
    const { oak, elm } = await twoCouncils();
    const seen: string[] = [];
    const expected: string[] = [];
    for (const [method, path, json, statuses] of matrix) {
      const ask = json === undefined ? {} : { json };
      for (const [index, who] of PEOPLE.entries()) {
        const { status } = await oak.as(who)[method](path, ask);
        seen.push(`${method} ${path} as ${who}: ${status}`);
        expected.push(`${method} ${path} as ${who}: ${statuses[index]}`);
      }
      const foreigner = clientFor(
        oak.shortName,
        mintCookie({ authTenantId: elm.authTenantId, uid: elm.uidOf('admin') }),
      );
      const { status } = await foreigner[method](path, ask);
      seen.push(`${method} ${path} of the other council: ${status}`);
      expected.push(`${method} ${path} of the other council: ${statuses[0]}`);
    }
    expect(seen).toEqual(expected);
  });
});
