import { EICAR_NAME, EICAR_OVERLAP, holdsEicar } from '../eicar.ts';
import { holdsArchive } from '../inspect-archive.ts';
import { scanMessages as messages } from '../messages.ts';
import { markupOf } from '../sniff.ts';
import { dangerIn, holdsName, NAME_OVERLAP } from './dangerous-names.ts';
import { Unreadable } from './dictionary.ts';
import { streamKindOf } from './stream-kind.ts';
import { streamsOf, type PdfStream } from './streams.ts';
import { unpackLarge, unpackSmall, UnpacksTooMuch } from './unpack.ts';

/** A reader looks for the end of the file in its last kilobyte. */
const TAIL = 2048;
const MAX_STREAMS = 30_000;
/** Most packed objects: readers set their own limit far lower. */
const MAX_OBJECTS = 16 * 1024 * 1024;
const MAX_UNPACKED = 300 * 1024 * 1024;
const SMALL = 64 * 1024;
const SMALL_UNPACKED = 8 * 1024 * 1024;
const OVERLAP = Math.max(EICAR_OVERLAP, NAME_OVERLAP);
/** Numbers of objects and where each begins (ISO 32000, 7.5.7); empty if there are none. */
const OBJECTS_BEGIN = /^\s*(?:$|\d+\s+\d+(?:\s|$))/;

/**
 * Why a PDF is refused: scripts, actions and embedded files, also in packed objects; decompression bombs; anything
 * truncated or unreadable. Time and memory are bounded whatever the file claims about itself.
 */
export async function inspectPdf(bytes: Buffer): Promise<string | undefined> {
  const end = bytes.lastIndexOf('%%EOF');
  if (end === -1) return messages.damaged;
  if (holdsArchive(bytes)) return messages.archiveBehind;
  if (end < bytes.length - TAIL) return messages.damaged;
  if (markupOf(bytes)) return messages.page;
  if (holdsName(bytes, 'Encrypt')) return messages.pdfEncrypted;
  return dangerIn(bytes) ?? (await inspectStreams(bytes));
}

async function inspectStreams(bytes: Buffer): Promise<string | undefined> {
  let left = MAX_UNPACKED;
  let streams = 0;
  try {
    for (const stream of streamsOf(bytes)) {
      if (++streams > MAX_STREAMS) return messages.pdfHidden;
      const { problem, unpacked } = await inspectStream(bytes, stream, left);
      if (problem) return problem;
      left -= unpacked;
    }
  } catch (error) {
    if (error instanceof UnpacksTooMuch) return messages.pdfBomb;
    if (error instanceof Unreadable) return messages.pdfHidden;
    throw error;
  }
  return undefined;
}

interface Looked {
  problem?: string | undefined;
  unpacked: number;
}

async function inspectStream(bytes: Buffer, stream: PdfStream, left: number): Promise<Looked> {
  const { dictionary, start, end } = stream;
  const { kind, packed, problem: refused } = streamKindOf(dictionary);
  if (refused) return { problem: refused, unpacked: 0 };
  // What is not packed was looked at with the rest of the file.
  if (kind === 'objects') return packed ? inspectObjects(bytes, stream, left) : { unpacked: 0 };
  if (kind === 'image' || !isDeflated(bytes, start)) return { unpacked: 0 };
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
function inspectObjects(bytes: Buffer, { dictionary, start }: PdfStream, left: number): Looked {
  const hidden = { problem: messages.pdfHidden, unpacked: 0 };
  if (!isDeflated(bytes, start)) return hidden;
  // To the end of the deflated data, wherever the dictionary says that it is.
  const data = unpackSmall(bytes.subarray(start), Math.min(left, MAX_OBJECTS));
  if (!data) return hidden;
  const isProfile = !dictionary.value('First') && !dictionary.value('Type');
  // Possibly packed twice: the result must be something a reader would take for objects.
  if (!isProfile && !OBJECTS_BEGIN.test(data.toString('latin1', 0, 64))) return hidden;
  return { problem: problemIn(data), unpacked: data.length };
}

function problemIn(data: Buffer): string | undefined {
  return holdsEicar(data) ? messages.virus(EICAR_NAME) : dangerIn(data);
}

/** By the two bytes that open zlib data (RFC 1950), whatever the dictionary says. */
function isDeflated(bytes: Buffer, at: number): boolean {
  const [method = 0, flags = 0] = bytes.subarray(at, at + 2);
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}
