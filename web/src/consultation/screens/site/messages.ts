const count = (n: number) => n.toLocaleString('en-GB');

/** What people read of representations on a site's page. */
export const siteRepresentationMessages = {
  title: (total: number) => `Representations about this site (${count(total)})`,
  failed: 'Failed to load the representations about this site',
  nobody: 'Nobody named',
  parts: (parts: readonly string[]) =>
    parts.length === 1 ? `Part ${parts.join('')}` : `Parts ${parts.join(', ')}`,
  more: (n: number) => `and ${count(n)} more`,
} as const;
