import { REFERENCE_FIELDS } from '@contract/land/ground/sites/reference-fields.ts';
import { sharedSiteMessages as messages } from './messages.ts';

/** A site's name, otherwise its address, reference or number. */
export function siteNameOf(site: { id: number; source_reference: string | null }): string {
  const { site_name: name, address } = site as { site_name?: unknown; address?: unknown };
  const named = [name, address, site.source_reference].find(
    (each) => typeof each === 'string' && each,
  );
  return typeof named === 'string' ? named : messages.site(site.id);
}

/** The reference by which officers speak of a site: the council's own, otherwise that of its source. */
export function siteReferenceOf(site: { source_reference: string | null }): string | undefined {
  const record = site as Readonly<Record<string, unknown>>;
  const own = [...REFERENCE_FIELDS.map((name) => record[name]), site.source_reference];
  return own.find((each): each is string => typeof each === 'string' && each !== '');
}

/** A site's address, where it has one. */
export function siteAddressOf(site: object): string | undefined {
  const { address } = site as { address?: unknown };
  return typeof address === 'string' && address !== '' ? address : undefined;
}
