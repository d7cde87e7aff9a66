import type { Line } from './line.ts';

export const notifications: Line[] = [
  ['get', '/notifications', undefined, [401, 200, 200, 200, 200]],
  ['get', '/notifications/archived', undefined, [401, 200, 200, 200, 200]],
  ['post', '/notifications', { label: 'Ring back' }, [401, 403, 201, 201, 201]],
  ['post', '/notifications/viewed', { ids: [] }, [401, 204, 204, 204, 204]],
  // Addressed to all staff: a resident can't see it, the first of the staff to delete it archives it.
  ['delete', '/notifications/{notification}', undefined, [401, 404, 204, 204, 204]],
  ['get', '/updates', undefined, [401, 403, 200, 200, 200]],
];
