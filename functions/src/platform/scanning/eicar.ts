/**
 * The industry's harmless test virus (eicar.org), in parts: written out whole, it would get this file taken for a
 * virus.
 */
const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
  'latin1',
);

/** Name under which every scanner reports it. */
export const EICAR_NAME = 'EICAR test file';

/** How many bytes of one chunk to scan again with the next, so that a match across the boundary is not missed. */
export const EICAR_OVERLAP = EICAR.length - 1;

/** Whether the unencoded bytes contain the test virus. */
export function holdsEicar(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(EICAR);
}
