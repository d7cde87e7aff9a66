import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { siteReferenceOf } from '@contract/land/ground/sites/site-reference.ts';
import { sharedSiteMessages as messages } from './messages.ts';

/** A site's name, otherwise its address, reference (see `siteReferenceOf`) or number. */
export function siteNameOf(
  site: { id: number; source_reference: string | null },
  dictionary?: Iterable<DictionaryField>,
): string {
  const { site_name: name, address } = site as { site_name?: unknown; address?: unknown };
  const named = [name, address, siteReferenceOf(site, dictionary)].find(
    (each) => typeof each === 'string' && each,
  );
  return typeof named === 'string' ? named : messages.site(site.id);
}

/** A site's address, where it has one. */
export function siteAddressOf(site: object): string | undefined {
  const { address } = site as { address?: unknown };
  return typeof address === 'string' && address !== '' ? address : undefined;
}
