import { inflateSync } from 'node:zlib';

const WOFF = 0x77_4f_46_46;
const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;

interface Table {
  tag: number;
  checksum: number;
  bytes: Buffer;
}

const NAME = 0x6e_61_6d_65;

/**
 * A font out of its web container (WOFF 1: the tables of an OpenType font, each packed), as engines that know no web
 * read it, under the family name given: a font that is split by letters has the same name in each of its files.
 * Throws for anything else than WOFF.
 */
export function openTypeOf(woff: Buffer, family: string): Buffer {
  if (woff.readUInt32BE(0) !== WOFF) throw new Error('Not a WOFF font');
  const tables = tablesOf(woff).map((table) =>
    table.tag === NAME ? { ...table, bytes: nameTable(family) } : table,
  );
  const head = Buffer.alloc(SFNT_HEAD + tables.length * SFNT_ENTRY);
  const power = Math.floor(Math.log2(tables.length));
  const range = 16 * 2 ** power;
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(range, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(tables.length * 16 - range, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEAD + index * SFNT_ENTRY;
    head.writeUInt32BE(tag, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    // Every table begins at a multiple of four bytes.
    const filling = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, filling);
    offset += bytes.length + filling.length;
  }
  return Buffer.concat(parts);
}

/** A table of a font in its web container, by its tag of four letters; undefined where it has none. */
export const tableOf = (woff: Buffer, tag: string): Buffer | undefined =>
  tablesOf(woff).find((table) => table.tag === Buffer.from(tag).readUInt32BE(0))?.bytes;

function tablesOf(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = WOFF_HEAD + index * WOFF_ENTRY;
    const [offset, packed, whole] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.readUInt32BE(entry),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: packed < whole ? inflateSync(bytes) : bytes,
    };
  });
}

/** The family (1) and, without its spaces, the PostScript name (6), in English as Windows writes them. */
function nameTable(family: string): Buffer {
  const names = [
    { id: 1, text: family },
    { id: 6, text: family.replaceAll(' ', '') },
  ].map(({ id, text }) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }));
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, { id, bytes }] of names.entries()) {
    [3, 1, 0x4_09, id, bytes.length, offset].forEach((value, at) =>
      head.writeUInt16BE(value, 6 + index * 12 + at * 2),
    );
    offset += bytes.length;
  }
  return Buffer.concat([head, ...names.map(({ bytes }) => bytes)]);
}
