import type { Request } from 'express';
import type { Tenant } from '../../platform/tenancy.ts';

/** What the frame of every page of documents is given. */
export const documentLook = { home: '/p/document', hasIslands: true };

/** The council's short name where the address names it, as on hosts that tell none: links must name it, too. */
export const namedIn = (request: Request, { shortName }: Tenant) =>
  request.query.tenant === undefined ? undefined : shortName;

/** What the council offers, as the header of such a page needs it. */
export function abilities({ flags, record }: Tenant) {
  // A council that lists its providers may leave accounts of the public out.
  const { providers } = record;
  const isPublic = (each: { name?: unknown } | null) => each?.name === 'firebase-auth';
  return {
    hasBuilder: flags.has('document builder'),
    hasAccounts: !Array.isArray(providers) || providers.some(isPublic),
  };
}
