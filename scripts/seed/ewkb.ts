const TYPES = { point: 1, line: 2, polygon: 3 };

/** EPSG:27700 geometry as the hex text that PostGIS reads: a point, a line, or the closed rings of a polygon. */
export function ewkb(
  kind: keyof typeof TYPES,
  rings: readonly (readonly (readonly [number, number])[])[],
): string {
  const points = rings.reduce((sum, ring) => sum + ring.length, 0);
  // A point has no count.
  const counts = kind === 'polygon' ? 1 + rings.length : kind === 'line' ? 1 : 0;
  const bytes = Buffer.alloc(9 + counts * 4 + points * 16);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt32LE((TYPES[kind] | 0x20000000) >>> 0, 1);
  bytes.writeUInt32LE(27700, 5);
  let at = 9;
  if (kind === 'polygon') at = bytes.writeUInt32LE(rings.length, at);
  for (const ring of rings) {
    if (kind !== 'point') at = bytes.writeUInt32LE(ring.length, at);
    for (const [x, y] of ring) {
      at = bytes.writeDoubleLE(x, at);
      at = bytes.writeDoubleLE(y, at);
    }
  }
  return bytes.toString('hex');
}
