/** EPSG:27700 geometry as the hex text that PostGIS reads: a line, or the closed rings of a polygon. */
export function ewkb(
  kind: 'line' | 'polygon',
  rings: readonly (readonly (readonly [number, number])[])[],
): string {
  const points = rings.reduce((sum, ring) => sum + ring.length, 0);
  const counts = kind === 'polygon' ? 1 + rings.length : 1;
  const bytes = Buffer.alloc(9 + counts * 4 + points * 16);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt32LE(((kind === 'polygon' ? 3 : 2) | 0x20000000) >>> 0, 1);
  bytes.writeUInt32LE(27700, 5);
  let at = 9;
  if (kind === 'polygon') at = bytes.writeUInt32LE(rings.length, at);
  for (const ring of rings) {
    at = bytes.writeUInt32LE(ring.length, at);
    for (const [x, y] of ring) {
      at = bytes.writeDoubleLE(x, at);
      at = bytes.writeDoubleLE(y, at);
    }
  }
  return bytes.toString('hex');
}
