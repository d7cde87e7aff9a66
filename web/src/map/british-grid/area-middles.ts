import { containsCoordinate } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type VectorTileLayer from 'ol/layer/VectorTile.js';
import type OlMap from 'ol/Map.js';
import type RenderFeature from 'ol/render/Feature.js';
import VectorSource from 'ol/source/Vector.js';
import type { StyleFunction } from 'ol/style/Style.js';
import { largestPieces, middleOf } from './area-pieces.ts';

/** Tiles, and what is drawn once in the middle of each of their areas. */
export interface TiledAreas {
  tiles: VectorTileLayer;
  middles: StyleFunction;
}

/**
 * Keeps the name of each visible area on the map exactly once, in the largest of the pieces that tiles cut it into.
 * Gives the function that stops it.
 */
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
  const pieces = tiles.getFeaturesInExtent(extent) as unknown as RenderFeature[];
  const named = pieces.filter((piece) => hasLabel(middles, piece, resolution));
  return [...largestPieces(named, extent)].flatMap(([id, piece]) => {
    const at = middleOf(piece);
    if (!containsCoordinate(extent, at)) return [];
    const middle = new Feature(new Point(at));
    middle.setId(`${place}/${id}/${resolution}/${at.map(Math.round).join('/')}`);
    middle.setStyle(() => middles(piece, resolution));
    return [middle];
  });
}

function hasLabel(middles: StyleFunction, piece: RenderFeature, resolution: number): boolean {
  const said = middles(piece, resolution);
  return Array.isArray(said) && said.length > 0;
}
