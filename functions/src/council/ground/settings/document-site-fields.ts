import type { Tenant } from '../../../platform/tenancy.ts';

/** A council by what its record says. */
export type RecordedCouncil = Pick<Tenant, 'record'>;

/** The fields of a site that a council's documents may tell; null where its record names none: all that it has. */
export function documentSiteFields({ record }: RecordedCouncil): string[] | null {
  const named = record.documentSiteFields ?? null;
  if (named === null) return null;
  // What is no list lets nothing out.
  return Array.isArray(named) ? named.filter((each) => typeof each === 'string') : [];
}
