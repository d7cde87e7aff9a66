import { clipLine, clipRing, VertexList, type Window } from './clip.ts';
import { closeFeature, frameLimit, openFeature, openGeometry, writeTags } from './feature-frame.ts';
import { hasFeature, type FeatureSet } from './feature-set.ts';
import { buffer, TILE_EXTENT, tileFrame, type TileAddress } from './grid.ts';
import { eachWithin, type PackedLayer } from './packed-layer.ts';
import {
  pathLimit,
  Pen,
  QuantisedPath,
  unitTransform,
  type TileTransform,
} from './quantised-path.ts';
import { TileBuffer } from './tile-buffer.ts';
import { lineKind, pointKind } from './twkb.ts';

/** A tile and how many features it shows. */
export type EncodedTile = { bytes: Buffer; features: number };

/**
 * Every feature of the tile with its own shape, clipped at the buffer; only those of `matching`, if given. No
 * coordinate is off by more than half a unit.
 */
export function encodeShapes(
  layer: PackedLayer,
  name: string,
  address: TileAddress,
  matching?: FeatureSet,
): EncodedTile {
  const { west, north, east, south, unit } = tileFrame(address);
  const margin = buffer * unit;
  const [minX, minY, maxX, maxY] = [west - margin, south - margin, east + margin, north + margin];
  const frame: TileTransform = {
    scaleX: 1 / unit,
    scaleY: -1 / unit,
    shiftX: 0.5 - west / unit,
    shiftY: 0.5 + north / unit,
  };
  const tile = writer.tile;
  tile.start();
  eachWithin(layer, minX, minY, maxX, maxY, (feature, x0, y0, x1, y1) => {
    if (matching && !hasFeature(matching, feature)) return;
    const whole = x0 >= minX && y0 >= minY && x1 <= maxX && y1 <= maxY;
    writer.feature(layer, feature, frame, whole);
  });
  return { features: tile.features, bytes: tile.finish(layer, name) };
}

const window: Window = {
  minX: -buffer,
  minY: -buffer,
  maxX: TILE_EXTENT + buffer,
  maxY: TILE_EXTENT + buffer,
};

/** Below this area (square units) a clipped ring only runs along the window's edge and back. */
const nothing = 1e-6;

class ShapeWriter {
  tile = new TileBuffer();
  private path = new QuantisedPath();
  private pen = new Pen();
  private units = new VertexList();
  private drawn = false;
  private collapsed = false;
  private collapsedX = 0;
  private collapsedY = 0;

  feature(layer: PackedLayer, feature: number, frame: TileTransform, whole: boolean): void {
    const { tile } = this;
    const from = tile.pos;
    const kind = layer.kinds[feature]!;
    tile.reserve(frameLimit + layer.keys.length * 12);
    openFeature(tile, layer.ids[feature]!);
    writeTags(tile, layer, feature);
    const kindAt = tile.pos + 1;
    const geometry = openGeometry(tile, kind);
    this.pen.lift();
    this.drawn = this.collapsed = false;
    if (kind === pointKind) this.points(layer, feature, frame, whole);
    else if (kind === lineKind) this.lines(layer, feature, frame, whole);
    else this.polygons(layer, feature, frame, whole);
    if (!this.drawn && this.collapsed) {
      tile.bytes[kindAt] = pointKind;
      tile.pos = this.pen.point(tile.bytes, tile.pos, this.collapsedX, this.collapsedY);
    } else if (!this.drawn) {
      tile.pos = from;
      return;
    }
    closeFeature(tile, from, geometry);
  }

  private polygons(
    layer: PackedLayer,
    feature: number,
    frame: TileTransform,
    whole: boolean,
  ): void {
    let missing = false;
    for (let p = layer.partStart[feature]!; p < layer.partStart[feature + 1]!; p++) {
      const outer = layer.outer[p] === 1;
      if (missing && !outer) continue;
      this.takeRing(layer, p, frame, whole);
      const isRing = this.path.doubleArea !== 0;
      if (isRing) this.ring(outer);
      else if (outer) this.collapse();
      if (outer) missing = !isRing;
    }
  }

  private takeRing(layer: PackedLayer, part: number, frame: TileTransform, whole: boolean): void {
    const from = layer.vertexStart[part]!;
    const to = layer.vertexStart[part + 1]!;
    if (whole) {
      this.path.take(layer.xy, from, to, frame);
      return;
    }
    const cut = clipRing(this.inUnits(layer, from, to, frame), window);
    const length = Math.abs(doubleArea(cut)) > nothing ? cut.length / 2 : 0;
    this.path.take(cut.data, 0, length, unitTransform);
  }

  private lines(layer: PackedLayer, feature: number, frame: TileTransform, whole: boolean): void {
    for (let p = layer.partStart[feature]!; p < layer.partStart[feature + 1]!; p++) {
      const from = layer.vertexStart[p]!;
      const to = layer.vertexStart[p + 1]!;
      if (whole) {
        this.path.take(layer.xy, from, to, frame);
        this.line();
        continue;
      }
      clipLine(this.inUnits(layer, from, to, frame), window, (cut) => {
        this.path.take(cut.data, 0, cut.length / 2, unitTransform);
        this.line();
      });
    }
  }

  private points(layer: PackedLayer, feature: number, frame: TileTransform, whole: boolean): void {
    const from = layer.vertexStart[layer.partStart[feature]!]!;
    const to = layer.vertexStart[layer.partStart[feature + 1]!]!;
    if (whole) this.path.take(layer.xy, from, to, frame);
    else this.takeInside(this.inUnits(layer, from, to, frame));
    const { tile } = this;
    if (this.path.length === 0) return;
    tile.reserve(pathLimit(this.path.length));
    tile.pos = this.pen.points(tile.bytes, tile.pos, this.path);
    this.drawn = true;
  }

  private takeInside({ data, length }: VertexList): void {
    let kept = 0;
    for (let at = 0; at < length; at += 2) {
      const x = data[at]!;
      const y = data[at + 1]!;
      if (x < window.minX || x > window.maxX || y < window.minY || y > window.maxY) continue;
      data[kept++] = x;
      data[kept++] = y;
    }
    this.path.take(data, 0, kept / 2, unitTransform);
  }

  private ring(outer: boolean): void {
    const { tile } = this;
    tile.reserve(pathLimit(this.path.length));
    tile.pos = this.pen.ring(tile.bytes, tile.pos, this.path, outer);
    this.drawn = true;
  }

  private line(): void {
    const { tile } = this;
    if (this.path.length < 2) return this.collapse();
    tile.reserve(pathLimit(this.path.length));
    tile.pos = this.pen.line(tile.bytes, tile.pos, this.path);
    this.drawn = true;
  }

  private collapse(): void {
    if (this.path.length === 0 || this.collapsed) return;
    this.collapsed = true;
    this.collapsedX = this.path.xs[0]!;
    this.collapsedY = this.path.ys[0]!;
  }

  private inUnits(layer: PackedLayer, from: number, to: number, frame: TileTransform): VertexList {
    const { units } = this;
    units.length = 0;
    for (let at = from * 2; at < to * 2; at += 2) {
      units.push(
        layer.xy[at]! * frame.scaleX + frame.shiftX - 0.5,
        layer.xy[at + 1]! * frame.scaleY + frame.shiftY - 0.5,
      );
    }
    return units;
  }
}

const writer = new ShapeWriter();

function doubleArea({ data, length }: VertexList): number {
  let area = 0;
  for (let at = 2; at + 3 < length; at += 2) {
    const ax = data[at]! - data[0]!;
    const ay = data[at + 1]! - data[1]!;
    area += ax * (data[at + 3]! - data[1]!) - (data[at + 2]! - data[0]!) * ay;
  }
  return area;
}
