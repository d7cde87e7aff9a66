/**
 * What stands open between features (DESIGN section 2). A feature's door is its contract.ts (a long one
 * goes on in contract/) and the modules named here; all else is its inside, and lint refuses it
 * elsewhere. Opening one more is a decision: name it here. `read` modules import nothing that a browser
 * lacks, so the web app and contracts may load them; `call` modules are for the server's other features.
 */
export const serverDoors: Record<string, { read?: string[]; call?: string[] }> = {
  boundaries: { read: ['messages'] },
  capacity: {
    read: ['formula', 'messages', 'trajectory'],
    call: ['queries/capacities', 'queries/of-scenario', 'save-capacity'],
  },
  configs: { read: ['config-error', 'config-types', 'types/*'], call: ['council-config'] },
  constraints: { call: ['queries'] },
  dictionary: {
    read: ['field', 'field-types', 'format-value', 'messages', 'typed-number'],
    call: ['parse-value', 'queries'],
  },
  exports: { read: ['file-types'] },
  files: { read: ['bucket-kinds', 'file-limits', 'messages'] },
  gazetteer: { read: ['typed-position'], call: ['called', 'address-columns', 'find-places'] },
  geodata: {
    call: [
      'brownfield/findings',
      'read-form',
      'shapes/gdal',
      'shapes/mend-rings',
      'shapes/positions',
      'shapes/read-shapes',
    ],
  },
  history: {
    read: ['edit-content'],
    call: ['queries', 'queries/changes', 'queries/read-history'],
  },
  invocations: { call: ['invocable'] },
  layers: { read: ['british-grid', 'style/*'], call: ['queries'] },
  notifications: { call: ['progress'] },
  platform: { read: ['error-table'] },
  policy: { call: ['permissions'] },
  scanning: { call: ['judge', 'sniff'] },
  scenarios: { call: ['queries/read-scenarios', 'required-scenarios', 'scenario-flag'] },
  availability: { read: ['messages'] },
  correspondence: { read: ['messages'] },
  'related-sites': { read: ['messages'] },
  'site-people': { read: ['messages'] },
  'sentence-search': { read: ['sentence-length'] },
  session: { read: ['messages', 'person', 'rules'] },
  'site-lists': { read: ['messages'], call: ['queries/lists-of-site', 'queries/members'] },
  'site-search': {
    read: ['filter', 'filter-limits', 'filters-param'],
    call: ['matching-sites', 'queries/*', 'search-page'],
  },
  'site-functions': { read: ['names'], call: ['run-function', 'site-function'] },
  'site-table': { read: ['page-size'] },
  sites: {
    read: ['cell-rules', 'messages', 'visibility-field'],
    call: [
      'change-site',
      'changed-around',
      'edit-site',
      'editing',
      'name-and-area',
      'queries/insert-site',
      'queries/read-site',
      'queries/site-names',
      'queries/site-state',
      'required-sites',
      'shapes/*',
    ],
  },
  staff: { call: ['accounts'] },
  tags: { read: ['messages', 'tag-colour', 'tag-name'], call: ['coloured-tags'] },
  tenants: { read: ['flags'] },
  users: { call: ['identity'] },
};

/** The web app's own: what its features show or use of one another. */
export const webDoors: Record<string, string[]> = {
  boundary: ['edit-boundary', 'kept-boundary'],
  files: ['files-panel'],
  constraints: ['constraints-panel'],
  capacity: ['capacity-panel'],
  configs: ['config-error-screen', 'config-state', 'use-config'],
  content: ['use-content-session'],
  'custom-sites': ['draw-site-tool', 'show-created'],
  exports: ['save-file', 'use-open-export'],
  'layer-tree': [
    'feature-search',
    'layers-legend',
    'layers-on-map',
    'layers-panel',
    'pressed-features',
    'use-map-layers',
  ],
  notifications: ['bell'],
  'site-lists': ['add-to-list', 'lists-menu', 'sidebar-lists'],
  'site-tags': ['tag-editor'],
  'place-search': ['place-search'],
  'sentence-search': ['sentence-search'],
  'site-people': ['people-panel'],
  'related-sites': ['related-panel'],
  correspondence: ['correspondence-panel'],
  availability: ['availability-panel'],
  sites: ['page/panel-tools', 'page/site-context'],
  'site-search': [
    'bulk/*',
    'map-with-sheet',
    'results/*',
    'search-address',
    'search-form-part',
    'search-map',
    'search-model',
    'tag-search',
    'use-search-model',
  ],
};

/** Folders of the web app that every feature stands on; they know no feature themselves. */
export const webGround = ['api', 'forms', 'map', 'session', 'ui'];
