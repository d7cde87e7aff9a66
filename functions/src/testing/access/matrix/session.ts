import type { Line } from './line.ts';

export const session: Line[] = [
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
  ['post', '/auth/azure/callback', {}, [303, 303, 303, 303, 303]],
];
