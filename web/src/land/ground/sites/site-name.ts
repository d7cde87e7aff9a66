import { sharedSiteMessages as messages } from './messages.ts';

/** A site's name, otherwise its address, reference or number. */
export function siteNameOf(site: { id: number; source_reference: string | null }): string {
  const { site_name: name, address } = site as { site_name?: unknown; address?: unknown };
  const named = [name, address, site.source_reference].find(
    (each) => typeof each === 'string' && each,
  );
  return typeof named === 'string' ? named : messages.site(site.id);
}
