/** What people read on a site's card (specification 000 section 2.4, spelt as there). */
export const siteCardMessages = {
  tags: 'Tags',
  moreTags: (n: number) => `+${n}`,
  showMoreTags: (n: number) => (n === 1 ? 'Show one more tag' : `Show ${n} more tags`),
} as const;
