import type { Line } from './line.ts';

export const publicSubmissions: Line[] = [
  ['get', '/suggestions', undefined, [401, 200, 200, 200, 200]],
  // Only the public suggests; staff may not (specification 000 section 6).
  [
    'post',
    '/suggestions',
    { text: 'A bench', wkb_geometry: { type: 'Point', coordinates: [424500, 564500] } },
    [401, 201, 403, 403, 403],
  ],
  // The record is the resident's own; staff see it and need consultations.delete.
  ['delete', '/suggestions/{suggestion}', undefined, [401, 204, 403, 403, 204]],
  ['post', '/suggestions/{suggestion}/restore', {}, [401, 200, 403, 403, 200]],
  ['get', '/submissions', undefined, [401, 200, 200, 200, 200]],
  ['post', '/submissions', { answers: { use: 'homes' } }, [401, 201, 403, 403, 403]],
  ['delete', '/submissions/{submission}', undefined, [401, 204, 403, 403, 204]],
  ['post', '/submissions/{submission}/restore', {}, [401, 200, 403, 403, 200]],
];
