import { inflateRawSync } from 'node:zlib';
import { EICAR_NAME, holdsEicar } from './eicar.ts';
import { scanMessages as messages } from './messages.ts';

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const MAX_COMMENT_BYTES = 65_557;
const CENTRAL = 0x0201_4b50;
const LARGE = 0x0706_4b50;
const MAX_ENTRIES = 20_000;
/** Unpacked size of all entries together. */
const MAX_BYTES = 100 * 1024 * 1024;
/** Entries up to this size are unpacked to look for the test virus, up to the total below. */
const SMALL_ENTRY = 64 * 1024;
const LOOKED_INTO = 4 * 1024 * 1024;
const NESTED = /\.(?:zip|7z|rar|gz|tgz|bz2|xz|zst|tar|cab|iso|jar|docx|xlsx|pptx)$/i;

interface Entry {
  name: string;
  packed: number;
  unpacked: number;
  method: number;
  /** Size of the entry's own header. */
  at: number;
}

/** Offset of the zip's end-of-directory record in the last part of the bytes. */
function zipEnd(bytes: Buffer): number | undefined {
  const from = Math.max(0, bytes.length - MAX_COMMENT_BYTES);
  const at = bytes.subarray(from).lastIndexOf(END);
  return at === -1 || from + at + 22 > bytes.length ? undefined : from + at;
}

/**
 * Whether a whole archive stands anywhere in the bytes: a record that ends one, with its directory just before it or,
 * in large archives, a pointer to further records (APPNOTE 4.3.15).
 */
export function holdsArchive(bytes: Buffer): boolean {
  for (
    let at = bytes.indexOf(END);
    at !== -1 && at + 22 <= bytes.length;
    at = bytes.indexOf(END, at + 1)
  ) {
    const directory = at - bytes.readUInt32LE(at + 12);
    if (directory >= 0 && bytes.readUInt32LE(directory) === CENTRAL) return true;
    if (at >= 20 && bytes.readUInt32LE(at - 20) === LARGE) return true;
  }
  return false;
}

/** Why an archive is refused where none is accepted. */
export const inspectArchive = (bytes: Buffer): string =>
  directoryOf(bytes) ? (archiveFault(bytes) ?? messages.archive) : messages.archive;

/**
 * What makes an archive dangerous to open, such as a document that is one; undefined if nothing does. Worked out from
 * its directory alone, and only small entries are unpacked. `unread` entries may be archives: nobody opens them.
 */
export function archiveFault(bytes: Buffer, unread?: RegExp): string | undefined {
  const entries = directoryOf(bytes);
  if (!entries) return messages.damaged;
  if (entries.some((entry) => hidesEicar(bytes, entry))) return messages.virus(EICAR_NAME);
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > MAX_BYTES || entries.length >= MAX_ENTRIES) return messages.archiveBomb;
  const isNested = ({ name }: Entry) => NESTED.test(name) && !unread?.test(name);
  return entries.some(isNested) ? messages.nestedArchive : undefined;
}

function directoryOf(bytes: Buffer): Entry[] | undefined {
  const end = zipEnd(bytes);
  if (end === undefined) return undefined;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  let looked = 0;
  while (
    at + 46 <= bytes.length &&
    bytes.readUInt32LE(at) === CENTRAL &&
    entries.length < MAX_ENTRIES
  ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) =>
      bytes.readUInt16LE(at + field),
    );
    const entry = {
      name: bytes.toString('latin1', at + 46, at + 46 + (nameLength ?? 0)),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      method: bytes.readUInt16LE(at + 10),
      at: bytes.readUInt32LE(at + 42),
    };
    looked += entry.unpacked;
    entries.push(looked > LOOKED_INTO ? { ...entry, packed: 0 } : entry);
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function hidesEicar(bytes: Buffer, { packed, unpacked, method, at }: Entry): boolean {
  if (method !== 8 || packed === 0 || unpacked > SMALL_ENTRY || at + 30 > bytes.length)
    return false;
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  try {
    const options = { maxOutputLength: SMALL_ENTRY };
    return holdsEicar(inflateRawSync(bytes.subarray(start, start + packed), options));
  } catch {
    // Its stated size is false, or it is damaged: refused like any archive.
    return false;
  }
}
