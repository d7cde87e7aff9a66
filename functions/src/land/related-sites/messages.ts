/** Messages about related sites. */
export const relatedMessages = {
  itself: 'A site cannot be related to itself',
  already: 'These sites are already related',
  tooMany: (most: number) => `A site has at most ${most} related sites`,
  commentTooLong: 'Comment must be at most 1000 characters',
  label: 'Related site',
  added: (site: string) => `${site} related`,
  removed: (site: string) => `${site} no longer related`,
  changed: (site: string, isPrimary: boolean, comment: string) =>
    [site, isPrimary ? 'primary' : '', comment].filter(Boolean).join(', '),
} as const;
