/** Chunks that index.html loads. */
export const LOADED_FIRST = /\/(rolldown-runtime|react|routing|look|parts)-/;

/** Those that every page begins with: one more that the shell uses would bring all the others with it. */
const SHELL_ICONS = [
  'arrow-left',
  'circle-check',
  'circle-exclamation-point',
  'inbox',
  'info',
  'log-in',
  'menu',
  'message-square-plus',
  'triangle-exclamation-point',
  'x',
];

/** What is loaded first keeps its names; those of the others, listed for preloading, weighed 1.5 kB of the shell. */
export function chunkFileNames({ name }: { name: string }) {
  return LOADED_FIRST.test(`/${name}-`) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
}

const UI = [
  'button',
  'floating',
  'messages',
  'spinner',
  'empty',
  'theme/recipes',
  'tooltip',
  'visually-hidden',
  'waiting',
];
const SHELL_PARTS = [
  '/web/src/api/(env|call|host|query-client|use-endpoint)\\.ts$',
  '@calls/council/(session|tenants)/contract',
  `/web/src/ui/(${UI.join('|')})\\.tsx?$`,
  '/web/src/(forms/drafts|session/storage)\\.ts$',
  '/functions/src/platform/colours\\.ts$',
  'lucide-react/dist/esm/(?!icons/)',
  `lucide-react/dist/esm/icons/(${SHELL_ICONS.join('|')})\\.`,
];

/** Small, needing only what is loaded first, and shared by pages that load late. */
const SMALL_SHARED = {
  ui: [
    'after-press',
    'asks-on-closing',
    'badge',
    'control',
    'kind-choice',
    'menu-row',
    'page-frame/page-heading',
    'panel-head',
    'reading-column',
    'save-file',
    'skeleton',
    'status',
    'table/(column|sorting)',
    'time-ago',
    'use-(debounced|kept-focus|leaving|measured-width|near|now|settled-choice|swapped-focus|undo-keys)',
  ],
  forms: ['autosave/unsaved', 'use-(kept-text|submit-again|typed-over)'],
  'land/ground': [
    'geometry/messages',
    'sites/(left-out|messages|present-params|site-context|site-path)',
  ],
  records: ['kept/manager-place'],
  session: ['account-layout', 'bare-page', 'notice', 'place-(of-link|to-send)'],
  'consultation/public-documents': ['chosen-client', 'edit-wanted'],
};
/** What states are marked with: in the chunk of all icons they would bring it to every page that shows a state. */
const STATUS_ICONS = [
  'circle-dashed',
  'circle-dot',
  'circle-minus',
  'clock',
  'eye-off',
  'hourglass',
  'loader-circle',
];
/** Likewise of what server and browser share. */
const SMALL_SHARED_RULES = [
  'platform/(contract|link-address|percent|dates/(day|london|long-date|read-day))',
  'council/ground/(dictionary/(field-types|format-value)|filters/canonical-filters)',
  'land/ground/(sites/(homes|site-id)|tags/tag-colour)',
  'consultation/ground/(charts/chart|consultations/statuses)',
];
const smallShared = [
  ...Object.entries(SMALL_SHARED).map(
    ([folder, files]) => `/web/src/${folder}/(${files.join('|')})\\.tsx?$`,
  ),
  `/functions/src/(${SMALL_SHARED_RULES.join('|')})\\.ts$`,
  `lucide-react/dist/esm/icons/(${STATUS_ICONS.join('|')})\\.`,
];

/**
 * Chunks that change at their own pace, so that a release of ours leaves the libraries cached.
 * The heavy ones (maps, Firebase, forms) are reached only through lazy imports.
 */
export function chunkGroups() {
  const of = (...packages: string[]) => new RegExp(`node_modules/(${packages.join('|')})/`);
  return [
    { name: 'react', test: of('react', 'react-dom', 'scheduler'), priority: 10 },
    { name: 'look', test: of('@chakra-ui', '@emotion', 'stylis'), priority: 10 },
    { name: 'routing', test: of('react-router', 'react-router-dom'), priority: 10 },
    {
      name: 'forms',
      test: of('react-hook-form', '@hookform', 'yup', 'property-expr', 'tiny-case', 'toposort'),
      priority: 10,
    },
    // Small parts that every page begins with weigh less together.
    { name: 'parts', test: new RegExp(SHELL_PARTS.join('|')), priority: 5 },
    // As chunks of their own they would be twenty more names in the shell.
    {
      name: 'small-shared',
      test: new RegExp([...smallShared, '/land/ground/scenarios/base-scenario\\.ts$'].join('|')),
      priority: 4,
    },
    // Each alone was a request of 300 bytes, and a line of the shell's list of what to load.
    { name: 'endpoints', test: /@calls\//, minShareCount: 2, priority: 4 },
    { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2, priority: 4 },
    { name: 'maplibre', test: of('maplibre-gl'), priority: 10 },
    { name: 'mapbox', test: of('mapbox-gl'), priority: 10 },
  ];
}
