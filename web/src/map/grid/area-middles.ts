import { containsCoordinate, getArea, getIntersection } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type VectorTileLayer from 'ol/layer/VectorTile.js';
import type OlMap from 'ol/Map.js';
import type RenderFeature from 'ol/render/Feature.js';
import VectorSource from 'ol/source/Vector.js';
import type { StyleFunction } from 'ol/style/Style.js';

/** Tiles, and what stands once in the middle of each of their areas. */
export interface TiledAreas {
  tiles: VectorTileLayer;
  middles: StyleFunction;
}

interface Piece {
  piece: RenderFeature;
  /** Square metres of it in sight, roughly. */
  seen: number;
}

/** Keeps the name of each area in sight once on the map, in the largest of the pieces that tiles cut it into. Gives what ends that. */
export function keepAreaMiddles(map: OlMap, drawn: readonly TiledAreas[]): () => void {
  const source = new VectorSource<Feature>();
  const layer = new VectorLayer({ source, declutter: true, zIndex: 1 });
  let shown = '';
  const look = () => {
    const middles = drawn.flatMap((each, index) => middlesOf(map, each, index));
    const text = middles.map((middle) => middle.getId()).join();
    if (text === shown) return;
    shown = text;
    source.clear();
    source.addFeatures(middles);
  };
  map.addLayer(layer);
  map.on('rendercomplete', look);
  return () => {
    map.un('rendercomplete', look);
    map.removeLayer(layer);
  };
}

function middlesOf(map: OlMap, { tiles, middles }: TiledAreas, place: number): Feature[] {
  const view = map.getView();
  const resolution = view.getResolution() ?? 1;
  const extent = view.calculateExtent(map.getSize());
  const largest = new Map<string, Piece>();
  for (const piece of tiles.getFeaturesInExtent(extent) as unknown as RenderFeature[]) {
    if (!piece.getType().endsWith('Polygon') || !saysOf(middles, piece, resolution)) continue;
    const seen = getArea(getIntersection(piece.getExtent(), extent));
    const key = `${place}/${piece.get('layer')}/${piece.getId()}`;
    if (seen > (largest.get(key)?.seen ?? 0)) largest.set(key, { piece, seen });
  }
  return [...largest].flatMap(([key, { piece }]) => {
    const at = middleOf(piece);
    if (!containsCoordinate(extent, at)) return [];
    const middle = new Feature(new Point(at));
    middle.setId(`${key}/${resolution}/${at.map(Math.round).join('/')}`);
    middle.setStyle(() => middles(piece, resolution));
    return [middle];
  });
}

function saysOf(middles: StyleFunction, piece: RenderFeature, resolution: number): boolean {
  const said = middles(piece, resolution);
  return Array.isArray(said) && said.length > 0;
}

/** A point inside, in its widest part. */
function middleOf(piece: RenderFeature): number[] {
  if (piece.getType() === 'Polygon') return piece.getFlatInteriorPoint().slice(0, 2);
  const points = piece.getFlatInteriorPoints();
  let [widest, at] = [-1, 0];
  for (let i = 0; i < points.length; i += 3) {
    if ((points[i + 2] ?? 0) > widest) [widest, at] = [points[i + 2] ?? 0, i];
  }
  return points.slice(at, at + 2);
}
