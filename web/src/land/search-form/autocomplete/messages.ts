/** What people read in the suggestions of the search box. */
export const autocompleteMessages = {
  suggestions: 'Suggestions',
  recent: 'Recent',
  clear: 'Clear recent searches',
  failed: 'Suggestions are not available just now. The search still works.',
  count: (n: number) => (n === 1 ? '1 suggestion' : `${n} suggestions`),
  kinds: { site: 'Site', tag: 'Tag', value: 'Filter', place: 'Place', recent: 'Recent' },
} as const;
