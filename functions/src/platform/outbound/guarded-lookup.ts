import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The name leads to an address that is not public, so nothing was asked there. */
export class NotPublicError extends Error {}

/** Finds all addresses of a name, as node:dns does. */
export type LookUp = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks a name up for a connection, which is then made to one of the addresses that were looked at here: a name that
 * leads elsewhere the next time gains nothing. One address that is not public refuses them all.
 */
export const guardedLookup =
  (lookUp: LookUp = lookup): LookupFunction =>
  (hostname, options, callback) =>
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const [first] = error ? [] : found;
      if (error || !first) return callback(error ?? new Error('no address'), '', 0);
      if (!found.every(({ address }) => isPublicAddress(address)))
        return callback(new NotPublicError(hostname), '', 0);
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });

/** A host that is an address itself is looked up by nobody. Throws NotPublicError. */
export function refusePrivateHost(hostname: string): void {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) && !isPublicAddress(address)) throw new NotPublicError(hostname);
}
