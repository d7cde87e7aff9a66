import type { Geometry, Position } from 'geojson';

interface WkbShape {
  geometry: Geometry;
  /** The EPSG code that an EWKB names. */
  srid: number | undefined;
}

const POINT = 1;
const POLYGON = 3;
const MULTIPOLYGON = 6;
const HAS_Z = 0x80000000;
const HAS_M = 0x40000000;
const HAS_SRID = 0x20000000;

/** Reads hexadecimal WKB or EWKB of a point, polygon or multipolygon, heights left out; undefined for anything else. */
export function parseWkb(text: string): WkbShape | undefined {
  const hex = text.trim().replace(/^\\x/, '');
  if (!/^(?:[\da-f]{2}){9,}$/i.test(hex)) return undefined;
  const reader = new Reader(Buffer.from(hex, 'hex'));
  try {
    const { geometry, srid } = reader.geometry();
    return reader.atEnd ? { geometry, srid } : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Throws RangeError for bytes that are not a geometry, or too few. */
class Reader {
  private at = 0;
  private bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  get atEnd(): boolean {
    return this.at === this.bytes.length;
  }

  geometry(): { geometry: Geometry; srid: number | undefined } {
    const little = this.bytes.readUInt8(this.at++);
    if (little > 1) throw new RangeError('No byte order');
    const read = (at: number) =>
      little ? this.bytes.readUInt32LE(at) : this.bytes.readUInt32BE(at);
    const double = (at: number) =>
      little ? this.bytes.readDoubleLE(at) : this.bytes.readDoubleBE(at);
    const whole = () => read((this.at += 4) - 4);
    const number = () => double((this.at += 8) - 8);
    const code = whole();
    const srid = code & HAS_SRID ? whole() : undefined;
    // ISO has heights as thousands, PostGIS as bits.
    const plain = code & 0x0fffffff;
    const iso = Math.floor(plain / 1000);
    const more =
      (code & HAS_Z ? 1 : 0) + (code & HAS_M ? 1 : 0) + (iso === 3 ? 2 : iso > 0 ? 1 : 0);
    const position = (): Position => {
      const [x, y] = [number(), number()];
      this.at += 8 * more;
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new RangeError('No position');
      return [x, y];
    };
    const list = <T>(entry: () => T): T[] => {
      const count = whole();
      if (count > this.bytes.length / 8) throw new RangeError('More than there is');
      return Array.from({ length: count }, entry);
    };
    switch (plain % 1000) {
      case POINT:
        return { srid, geometry: { type: 'Point', coordinates: position() } };
      case POLYGON:
        return { srid, geometry: { type: 'Polygon', coordinates: list(() => list(position)) } };
      case MULTIPOLYGON: {
        const coordinates = list(() => {
          const { geometry } = this.geometry();
          if (geometry.type !== 'Polygon') throw new RangeError('No polygon');
          return geometry.coordinates;
        });
        return { srid, geometry: { type: 'MultiPolygon', coordinates } };
      }
      default:
        throw new RangeError('No polygon');
    }
  }
}
