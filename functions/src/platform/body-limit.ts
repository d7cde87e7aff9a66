import type { Contract } from './contract.ts';
import { mostBytes } from './most-bytes.ts';

/** The most bytes of JSON where neither the contract nor its schema says how much there can be. */
const MAX_UNSPOKEN_BYTES = 256 * 1024;
/** Nobody is kept waiting by less, and people's programs may lay it out over many lines. */
const MIN_BODY_BYTES = 16 * 1024;

/** The most bytes of JSON that a call takes: as its contract says, or as much as its schema allows. */
export function maxBodyBytes({ maxBytes, body }: Contract): number {
  if (maxBytes !== undefined) return maxBytes;
  const most = body ? mostBytes(body) : 0;
  return Number.isFinite(most) ? Math.max(MIN_BODY_BYTES, most) : MAX_UNSPOKEN_BYTES;
}
