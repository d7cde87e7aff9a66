/** The industry's harmless test virus (eicar.org), in parts: whole, this file would itself be taken for one. */
const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
  'latin1',
);

/** Name under which every scanner reports it. */
export const EICAR_NAME = 'EICAR test file';

/** How many bytes of one part must be looked at again with the next, so that none is missed between them. */
export const EICAR_OVERLAP = EICAR.length - 1;

/** Whether the test virus stands anywhere in the bytes as they are. */
export function holdsEicar(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(EICAR);
}
