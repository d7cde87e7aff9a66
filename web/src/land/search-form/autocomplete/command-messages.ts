/** What people read of sites in the command bar. */
export const siteCommandMessages = { sites: 'Sites' } as const;
