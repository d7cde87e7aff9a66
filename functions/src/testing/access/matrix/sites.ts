import type { Line } from './line.ts';

export const sites: Line[] = [
  ['get', '/site/all?ids={site}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/{site}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/{site}/constraints', undefined, [401, 403, 200, 200, 200]],
  [
    'get',
    '/site/{site}/constraints/together?layerIds=["green"]',
    undefined,
    [401, 403, 200, 200, 200],
  ],
  ['get', '/site/{site}/sheet', undefined, [401, 403, 200, 200, 200]],
  [
    'put',
    '/site/{site}',
    { column_name_raw: 'site_name', new_value: 'Oak yard' },
    [401, 403, 403, 200, 200],
  ],
  // The officer's change; the admin wrote what was there already, so has nothing to undo.
  ['post', '/site/{site}/undo', {}, [401, 403, 403, 200, 404]],
  [
    'put',
    '/site/v2/{site}?scenario=base',
    { column_name_raw: 'site_name', new_value: 'Oak mews' },
    [401, 403, 403, 200, 200],
  ],
  [
    'put',
    '/site/{site}/public-visibility',
    { scenarios: [{ scenarioName: 'base', public_map_visibility: true }] },
    [401, 403, 403, 200, 200],
  ],
  ['get', '/site/v2/{site}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/v2/{site}/geometry', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/v2/{site}/scenarios', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/v2/{site}/tags', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/v2/{site}/lists', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/v2/{site}/filled-panels', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/v2/{site}/timeline', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/json/{site}', undefined, [401, 403, 200, 200, 200]],
  ['post', '/site/v2/{site}/note', { note_content: 'Oak' }, [401, 403, 403, 201, 201]],
  [
    'put',
    '/site/v2/{site}/note',
    { note_id: 7_654_321, note_content: 'Oak' },
    [401, 403, 403, 404, 404],
  ],
  ['get', '/site/functions', undefined, [401, 403, 200, 200, 200]],
  // No tab has an action until a council configures one.
  [
    'post',
    '/site/v2/{site}/tab-action',
    { tabId: 'overview', actionName: 'Sum' },
    [401, 403, 403, 404, 404],
  ],
  [
    'post',
    '/site/v2/{site}/function',
    // No field has a button until a council configures one.
    { functionName: 'recalculate_capacity' },
    [401, 403, 403, 404, 404],
  ],
  [
    'post',
    '/site/edits/preview',
    { edits: [{ sites: [7654321], values: [{ column_name_raw: 'site_name', new_value: 'Oak' }] }] },
    [401, 403, 403, 200, 200],
  ],
  [
    'put',
    '/site/edits',
    {
      edits: [
        {
          sites: [{ id: 7654321, row_version: 1 }],
          values: [{ column_name_raw: 'site_name', new_value: 'Oak' }],
        },
      ],
    },
    [401, 403, 403, 200, 200],
  ],
  [
    'post',
    '/site/edits/undo',
    { changes: [{ site_id: 7654321, change_id: '6a0c42a5-6a0c-4f0e-9d5e-6a0c42a56a0c' }] },
    [401, 403, 403, 200, 200],
  ],
  [
    'get',
    '/site/bulk-changes/6a0c42a5-6a0c-4f0e-9d5e-6a0c42a56a0c',
    undefined,
    [401, 403, 403, 404, 404],
  ],
  [
    'post',
    '/site/bulk-changes/6a0c42a5-6a0c-4f0e-9d5e-6a0c42a56a0c/undo',
    { ids: [7654321], undo_id: '6a0c42a5-6a0c-4f0e-9d5e-6a0c42a56a0c' },
    [401, 403, 403, 404, 404],
  ],
  // Ids in a body are nobody's here: who may call gets past the guard, to what is missing.
  ['put', '/site/all', { site_ids: [7654321] }, [401, 403, 200, 200, 200]],
  ['delete', '/site', { sites_ids: [7654321] }, [401, 403, 403, 404, 404]],
  [
    'post',
    '/site/custom',
    { custom_site_name: 'Oak', custom_site_poly: 'POINT(-1.6 54.97)' },
    [401, 403, 403, 201, 201],
  ],
  ['post', '/site/custom/shapes', { text: 'NZ 24500 64500' }, [401, 403, 403, 200, 200]],
];
