import type { Line } from './line.ts';

export const history: Line[] = [
  ['get', '/history/{site}', undefined, [401, 403, 200, 200, 200]],
  ['post', '/history/note', { siteId: 7654321, note_content: 'Oak' }, [401, 403, 403, 404, 404]],
  ['get', '/history/note/{note}', undefined, [401, 403, 200, 200, 200]],
  // The note is the admin's own.
  ['put', '/history/note/{note}', { note_content: 'Elm' }, [401, 403, 403, 403, 200]],
];
