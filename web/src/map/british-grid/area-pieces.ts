import { type Extent, getArea, getIntersection } from 'ol/extent.js';
import type RenderFeature from 'ol/render/Feature.js';

/** Tiles cut areas into pieces: for each area, by id, the piece that shows most in `extent`. */
export function largestPieces(
  pieces: readonly RenderFeature[],
  extent: Extent,
): Map<string, RenderFeature> {
  const largest = new Map<string, { piece: RenderFeature; seen: number }>();
  for (const piece of pieces) {
    if (piece.getType() !== 'Polygon') continue;
    const id = `${piece.get('layer')}/${piece.getId()}`;
    const seen = getArea(getIntersection(piece.getExtent(), extent));
    if (seen > (largest.get(id)?.seen ?? 0)) largest.set(id, { piece, seen });
  }
  return new Map([...largest].map(([id, { piece }]) => [id, piece]));
}

/** A point inside, at the piece's widest. */
export function middleOf(piece: RenderFeature): number[] {
  // Easting, northing and width of each of its parts.
  const points = piece.getFlatInteriorPoints();
  let [widest, at] = [-1, 0];
  for (let i = 0; i < points.length; i += 3) {
    if ((points[i + 2] ?? 0) > widest) [widest, at] = [points[i + 2] ?? 0, i];
  }
  return points.slice(at, at + 2);
}
