import { EICAR_NAME, EICAR_OVERLAP, holdsEicar } from '../eicar.ts';
import { zipEnd } from '../inspect-archive.ts';
import { scanMessages as messages } from '../messages.ts';
import { dangerIn, holdsName, NAME_OVERLAP } from './dangerous-names.ts';
import { streamsOf, type PdfStream } from './streams.ts';
import { unpackLarge, unpackSmall, UnpacksTooMuch } from './unpack.ts';

/** A reader looks for the end of the file in its last kilobyte. */
const TAIL = 2048;
const MAX_STREAMS = 30_000;
/**
 * The bytes before each stream are inspected with it. In a genuine file that adds up to little more than the file
 * itself.
 */
const HEADS = 64 * 1024;
/** Most packed objects: readers set their own limit far lower. */
const MAX_OBJECTS = 16 * 1024 * 1024;
const MAX_UNPACKED = 300 * 1024 * 1024;
const SMALL = 64 * 1024;
const SMALL_UNPACKED = 8 * 1024 * 1024;
const OVERLAP = Math.max(EICAR_OVERLAP, NAME_OVERLAP);
/** Other filters that packed objects may use; the parameters for decoding them may be elsewhere in the document. */
const OTHER_RULES = [
  'LZWDecode',
  'ASCIIHexDecode',
  'ASCII85Decode',
  'RunLengthDecode',
  'Crypt',
  'Predictor',
  'DecodeParms',
];
/** Numbers of objects and where each begins (ISO 32000, 7.5.7); empty if there are none. */
const OBJECTS_BEGIN = /^\s*(?:$|\d+\s+\d+(?:\s|$))/;

/**
 * Why a PDF is refused: scripts, actions and embedded files, also in packed objects; decompression bombs; anything
 * truncated or unreadable. Time and memory are bounded whatever the file claims about itself.
 */
export async function inspectPdf(bytes: Buffer): Promise<string | undefined> {
  const end = bytes.lastIndexOf('%%EOF');
  if (end === -1) return messages.damaged;
  const archive = zipEnd(bytes);
  if (archive !== undefined && archive > end) return messages.archiveBehind;
  if (end < bytes.length - TAIL) return messages.damaged;
  if (holdsName(bytes, 'Encrypt')) return messages.pdfEncrypted;
  return dangerIn(bytes) ?? (await inspectStreams(bytes));
}

async function inspectStreams(bytes: Buffer): Promise<string | undefined> {
  let left = MAX_UNPACKED;
  let streams = 0;
  let heads = 0;
  try {
    for (const stream of streamsOf(bytes)) {
      heads += stream.head.length;
      if (++streams > MAX_STREAMS || heads > HEADS + 4 * bytes.length) return messages.pdfHidden;
      const { problem, unpacked } = await inspectStream(bytes, stream, left);
      if (problem) return problem;
      left -= unpacked;
    }
  } catch (error) {
    if (error instanceof UnpacksTooMuch) return messages.pdfBomb;
    throw error;
  }
  return undefined;
}

interface Looked {
  problem?: string | undefined;
  unpacked: number;
}

async function inspectStream(bytes: Buffer, stream: PdfStream, left: number): Promise<Looked> {
  const { head, start, end } = stream;
  if (holdsName(head, 'ObjStm')) return inspectObjects(bytes.subarray(start), head, left);
  if (holdsName(head, 'Image') || !isDeflated(bytes, start)) return { unpacked: 0 };
  if (end - start <= SMALL) {
    const data = unpackSmall(bytes.subarray(start, end), Math.min(left, SMALL_UNPACKED));
    return data ? { problem: problemIn(data), unpacked: data.length } : { unpacked: 0 };
  }
  let problem: string | undefined;
  let before: Buffer = Buffer.alloc(0);
  const unpacked = await unpackLarge(bytes.subarray(start), left, (piece) => {
    problem ??= problemIn(Buffer.concat([before, piece]));
    before = piece.subarray(-OVERLAP);
  });
  return { problem, unpacked };
}

/** Packed objects are part of the document: if one cannot be unpacked, the file cannot be judged. */
function inspectObjects(data: Buffer, head: Buffer, left: number): Looked {
  if (OTHER_RULES.some((rule) => holdsName(head, rule)) || !isDeflated(data, 0))
    return { problem: messages.pdfHidden, unpacked: 0 };
  const objects = unpackSmall(data, Math.min(left, MAX_OBJECTS));
  // Possibly packed twice: the result must be something a reader would take for objects.
  if (!objects || !OBJECTS_BEGIN.test(objects.toString('latin1', 0, 64)))
    return { problem: messages.pdfHidden, unpacked: 0 };
  return { problem: problemIn(objects), unpacked: objects.length };
}

function problemIn(data: Buffer): string | undefined {
  return holdsEicar(data) ? messages.virus(EICAR_NAME) : dangerIn(data);
}

/** By the two bytes that open zlib data (RFC 1950), whatever the dictionary says. */
function isDeflated(bytes: Buffer, at: number): boolean {
  const [method = 0, flags = 0] = bytes.subarray(at, at + 2);
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}
