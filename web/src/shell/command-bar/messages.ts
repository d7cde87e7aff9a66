/** What people read in the command bar. */
export const commandBarMessages = {
  open: 'Search or go to',
  hint: 'Find sites, people, documents, pages …',
  title: 'Search or go to',
  found: 'What was found',
  close: 'Close',
  recent: 'Recent',
  pages: 'Pages',
  contacts: 'Contacts',
  thisPage: 'This page',
  searchHere: (words: string) => `Search this page for “${words}”`,
  looking: (kinds: string) => `Looking in ${kinds}`,
  failed: (kind: string) => `${kind} could not be searched`,
  nothing: (words: string) => `Nothing found for “${words}”`,
  count: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  keys: '↑ ↓ to choose · Enter to open · Ctrl Enter in a new tab',
} as const;
