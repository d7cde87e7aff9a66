/** What people read on the sites table. */
export const siteTableMessages = {
  table: {
    title: 'Sites table',
    label: 'Sites found, as a table',
    count: (n: string) => `${n} sites found`,
    one: '1 site found',
    failed: 'Failed to search sites',
    none: 'No sites found',
    noneHint: 'Take a filter away, or search the whole council.',
    nothingYet: 'The council has no sites yet. Draw them on the map, or import them.',
    searchWords: 'Search the sites',
    group: (value: string) => `Sites with ${value}`,
  },
  hectares: (n: string) => `${n} ha`,
  homes: (n: string) => `${n} homes`,
  overlapping: (sites: number, hectares: string) =>
    `${hectares} ha counted more than once, as ${sites.toLocaleString('en-GB')} sites overlap`,
  checkAll: 'Check all sites',
  showOnMap: 'Show On Map',
  export: 'Export search results',
  /** Where not all are counted, both numbers. */
  totalSelected: (n: string, counted: string) =>
    n === counted ? `Selected: ${n}` : `Selected: ${n}, counted: ${counted}`,
  totalFound: (n: string, counted: string) =>
    n === counted ? `Found: ${n}` : `Found: ${n}, counted: ${counted}`,
  counted: (n: number, leftOut: string) =>
    `${n.toLocaleString('en-GB')} ${n === 1 ? 'site' : 'sites'} counted, ${leftOut}`,
  site: 'Site',
  reference: 'Reference',
  tags: 'Tags',
  added: 'Added',
  changed: 'Last changed',
  details: 'View Site Details',
  drawer: 'Site',
  detailsFailed: 'Failed fetching site details',
} as const;
