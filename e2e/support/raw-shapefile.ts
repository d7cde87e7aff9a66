import { unzipSync } from 'fflate';

type XY = [number, number];
export interface RawShape {
  /** Cells as they stand, trimmed, by the file's own short names. */
  cells: Record<string, string>;
  /** Rings in the file's own coordinates; the first corner is not repeated at the end. */
  rings: XY[][];
}

/** The polygons of a zipped shapefile, read by its published layout and by nothing of the product. */
export function rawShapefile(zip: Uint8Array): RawShape[] {
  const files = Object.entries(unzipSync(zip));
  const part = (ending: string) =>
    Buffer.from(files.find(([name]) => name.endsWith(ending))?.[1] ?? []);
  const shapes = ringsOf(part('.shp'));
  return cellsOf(part('.dbf')).map((cells, index) => ({ cells, rings: shapes[index] ?? [] }));
}

/** Each record: 8 bytes of head (length in words, big-endian), kind, box, counts, parts, corners. */
function ringsOf(shp: Buffer): XY[][][] {
  const shapes: XY[][][] = [];
  for (let at = 100; at < shp.length; at += 8 + 2 * shp.readInt32BE(at + 4)) {
    const parts = shp.readInt32LE(at + 44);
    const corners = shp.readInt32LE(at + 48);
    const begins = Array.from({ length: parts }, (_, n) => shp.readInt32LE(at + 52 + 4 * n));
    const corner = (n: number): XY => {
      const here = at + 52 + 4 * parts + 16 * n;
      return [shp.readDoubleLE(here), shp.readDoubleLE(here + 8)];
    };
    shapes.push(
      begins.map((from, part) => {
        const last = (begins[part + 1] ?? corners) - 1;
        return Array.from({ length: last - from }, (_, n) => corner(from + n));
      }),
    );
  }
  return shapes;
}

/** A table of columns 32 bytes each, then rows of fixed width, each with a mark of one byte before it. */
function cellsOf(dbf: Buffer): Record<string, string>[] {
  const [rows, head, width] = [dbf.readUInt32LE(4), dbf.readUInt16LE(8), dbf.readUInt16LE(10)];
  const columns: { name: string; from: number; to: number }[] = [];
  for (let at = 32, from = 1; dbf[at] !== 0x0d; at += 32) {
    const to = from + (dbf[at + 16] ?? 0);
    const name = dbf.toString('latin1', at, at + 11).replace(/\0.*$/s, '');
    columns.push({ name, from, to });
    from = to;
  }
  return Array.from({ length: rows }, (_, row) => {
    const start = head + row * width;
    const cell = (from: number, to: number) => dbf.toString('utf8', start + from, start + to);
    return Object.fromEntries(
      columns.map(({ name, from, to }) => [name, cell(from, to).replaceAll('\0', '').trim()]),
    );
  });
}
