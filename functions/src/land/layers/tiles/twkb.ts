/** Takes a geometry part by part: points, a line, or a ring (`outer` starts a new polygon). */
export type PartSink = {
  startPart: (kind: GeometryKind, outer: boolean) => void;
  vertex: (x: number, y: number) => void;
};

/** Numbered as in the vector tile specification. */
export const pointKind = 1;
export const lineKind = 2;
export const polygonKind = 3;
export type GeometryKind = 1 | 2 | 3;

const collectionType = 7;

/**
 * Reads PostGIS's TWKB (two dimensions kept, others skipped). A collection yields only its members of the highest
 * dimension, since a tile's feature has one kind. Throws on unknown types.
 */
export function readTwkb(bytes: Uint8Array, sink: PartSink): void {
  if ((bytes[0]! & 15) !== collectionType) {
    new TwkbReader(bytes, sink).geometry();
    return;
  }
  let highest = 0;
  const survey = { startPart: (kind: GeometryKind) => void (highest = Math.max(highest, kind)) };
  new TwkbReader(bytes, { ...survey, vertex: () => undefined }).geometry();
  let wanted = false;
  new TwkbReader(bytes, {
    startPart: (kind, outer) => {
      wanted = kind === highest;
      if (wanted) sink.startPart(kind, outer);
    },
    vertex: (x, y) => {
      if (wanted) sink.vertex(x, y);
    },
  }).geometry();
}

class TwkbReader {
  private bytes: Uint8Array;
  private sink: PartSink;
  private pos = 0;
  private divisor = 1;
  private dimensions = 2;
  private x = 0;
  private y = 0;

  constructor(bytes: Uint8Array, sink: PartSink) {
    this.bytes = bytes;
    this.sink = sink;
  }

  geometry(): void {
    const head = this.bytes[this.pos++]!;
    const flags = this.bytes[this.pos++]!;
    this.divisor = 10 ** unzigzag(head >> 4);
    this.dimensions = 2;
    if (flags & 8) {
      const extended = this.bytes[this.pos++]!;
      this.dimensions += (extended & 1) + ((extended >> 1) & 1);
    }
    if (flags & 2) this.unsigned();
    if (flags & 16) return;
    if (flags & 1) for (let i = 0; i < this.dimensions * 2; i++) this.unsigned();
    this.x = 0;
    this.y = 0;
    this.content(head & 15, (flags & 4) !== 0);
  }

  private content(type: number, hasIds: boolean): void {
    switch (type) {
      case 1:
        this.sink.startPart(pointKind, true);
        return this.vertices(1);
      case 2:
        return this.line();
      case 3:
        return this.polygon();
      case 4: {
        const count = this.members(hasIds);
        if (count > 0) this.sink.startPart(pointKind, true);
        return this.vertices(count);
      }
      case 5:
        return this.repeat(this.members(hasIds), () => this.line());
      case 6:
        return this.repeat(this.members(hasIds), () => this.polygon());
      case collectionType:
        return this.repeat(this.members(hasIds), () => this.geometry());
      default:
        throw new Error(`TWKB geometry of unknown type ${type}`);
    }
  }

  private repeat(times: number, read: () => void): void {
    for (let i = 0; i < times; i++) read();
  }

  private members(hasIds: boolean): number {
    const count = this.unsigned();
    if (hasIds) for (let i = 0; i < count; i++) this.unsigned();
    return count;
  }

  private line(): void {
    this.sink.startPart(lineKind, true);
    this.vertices(this.unsigned());
  }

  private polygon(): void {
    const rings = this.unsigned();
    for (let ring = 0; ring < rings; ring++) {
      this.sink.startPart(polygonKind, ring === 0);
      this.vertices(this.unsigned());
    }
  }

  private vertices(count: number): void {
    for (let i = 0; i < count; i++) {
      this.x += unzigzag(this.unsigned());
      this.y += unzigzag(this.unsigned());
      for (let extra = 2; extra < this.dimensions; extra++) this.unsigned();
      this.sink.vertex(this.x / this.divisor, this.y / this.divisor);
    }
  }

  private unsigned(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.bytes[this.pos++];
      if (byte === undefined) throw new Error('TWKB ends in the middle of a geometry');
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  }
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
