import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

export type Encoding = 'UTF-8' | 'UTF-8 with BOM' | 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252';

/** The text of a file of unknown encoding. Anything that is not valid UTF-8 or UTF-16 is read as Windows-1252. */
export function decodeUnknownEncoding(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = guessEncoding(bytes);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { text: iconv.decode(buffer, ICONV_NAMES[encoding], { stripBOM: true }), encoding };
}

const ICONV_NAMES: Record<Encoding, string> = {
  'UTF-8': 'utf8',
  'UTF-8 with BOM': 'utf8',
  'UTF-16 LE': 'utf16le',
  'UTF-16 BE': 'utf16be',
  'Windows-1252': 'win1252',
};

function guessEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'UTF-8 with BOM';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16 LE';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16 BE';
  const zeros = zerosByParity(bytes.subarray(0, 400));
  if (zeros.odd > zeros.sample / 3) return 'UTF-16 LE';
  if (zeros.even > zeros.sample / 3) return 'UTF-16 BE';
  return isUtf8(bytes) ? 'UTF-8' : 'Windows-1252';
}

/** Western text in UTF-16 has a zero in every other byte; its byte order decides which. */
function zerosByParity(bytes: Uint8Array) {
  let even = 0;
  let odd = 0;
  bytes.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even++;
    else odd++;
  });
  return { even, odd, sample: bytes.length / 2 };
}
