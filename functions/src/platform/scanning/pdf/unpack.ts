import { Readable } from 'node:stream';
import { constants, createInflateRaw, inflateRawSync } from 'node:zlib';

/** No drawing or text packs as well as this; only images do, and those are left packed. */
const MAX_RATIO = 200;
const BOMB_FROM = 32 * 1024 * 1024;
const PIECE = 64 * 1024;

/** Method and flags before deflated data. The sum behind it is not looked at, as PDF readers don't. */
const HEADER_BYTES = 2;

/** The data unpacks to more than the limit. */
export class UnpacksTooMuch extends Error {}

/**
 * Unpacks deflated bytes whole, whatever follows them, into at most `most` bytes. Gives undefined for data that is
 * not deflated. Throws UnpacksTooMuch.
 */
export function unpackSmall(bytes: Buffer, most: number): Buffer | undefined {
  try {
    // Truncated data gives as much as it contains, as PDF readers do.
    return inflateRawSync(bytes.subarray(HEADER_BYTES), {
      maxOutputLength: most,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new UnpacksTooMuch();
    return undefined;
  }
}

/**
 * Unpacks deflated bytes piece by piece without keeping them; gives how many came out. Throws UnpacksTooMuch over
 * `most` bytes, or at a ratio that only bombs have.
 */
export async function unpackLarge(
  bytes: Buffer,
  most: number,
  look: (piece: Buffer) => void,
): Promise<number> {
  let out = 0;
  const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: PIECE });
  const input = Readable.from(piecesOf(bytes.subarray(HEADER_BYTES)));
  input.pipe(inflate);
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      out += piece.length;
      const ratio = out / Math.max(1, inflate.bytesWritten);
      if (out > most || (out > BOMB_FROM && ratio > MAX_RATIO)) throw new UnpacksTooMuch();
      look(piece);
    }
  } catch (error) {
    if (error instanceof UnpacksTooMuch) throw error;
    // Not deflated, or damaged from here on: what came out so far has been inspected.
  } finally {
    input.destroy();
    inflate.destroy();
  }
  return out;
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}
