import type { Line } from './line.ts';

const unsubscribe = '/user/unsubscribe/11111111-1111-4111-8111-111111111111';

export const users: Line[] = [
  ['get', '/user/placemaker', undefined, [401, 403, 200, 200, 200]],
  ['get', '/user/consultation-user-meta', undefined, [401, 200, 403, 403, 403]],
  ['put', '/user/consultation-user-meta', { receiveEmails: true }, [401, 200, 403, 403, 403]],
  [
    'put',
    '/user/consultation-user-meta/receive-emails',
    { receiveEmails: true },
    [401, 200, 403, 403, 403],
  ],
  ['put', '/user/consultation-user-meta/types', { types: ['agent'] }, [401, 200, 403, 403, 403]],
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
  ['get', '/user/site-details-layout/presets', undefined, [401, 403, 200, 200, 200]],
  [
    'post',
    '/user/site-details-layout/presets',
    { name: 'Assess', layout: {} },
    [401, 403, 403, 201, 409],
  ],
  ['delete', '/user/site-details-layout/presets/999', undefined, [401, 403, 403, 404, 404]],
  [
    'put',
    '/user/settings',
    { theme: 'dark', density: 'normal', areas: 'hectares', mailWhenDone: false },
    [401, 403, 200, 200, 200],
  ],
  ['get', unsubscribe, undefined, [401, 404, 403, 403, 403]],
  ['put', unsubscribe, undefined, [401, 404, 403, 403, 403]],
  ['get', '/firebase/users', undefined, [401, 403, 403, 403, 200]],
  ['put', '/firebase/users/x/disabled', { disabled: true }, [401, 403, 403, 403, 404]],
  ['post', '/firebase/users/x/revoke', {}, [401, 403, 403, 403, 404]],
];
