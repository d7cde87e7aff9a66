import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { requireSites } from '../ground/sites/required-sites.ts';
import { boundaryMessages as messages } from './messages.ts';
import { placePolygons } from './place-polygons.ts';
import { cutShapes, mergeShapes, type ShapeMade, splitByLine } from './queries/operations.ts';

interface Asked {
  operation: 'split' | 'merge' | 'cut';
  wkbGeometry: unknown;
  line?: number[][] | undefined;
  shapes?: unknown[] | undefined;
  siteIds?: number[] | undefined;
}

/** What a boundary would become. Throws payload-invalid saying why it would become nothing else. */
export async function makePreview(tx: Tx, asked: Asked): Promise<ShapeMade[]> {
  const [whole] = await placePolygons(tx, [asked.wkbGeometry], 'wkbGeometry');
  if (!whole) throw invalidField('wkbGeometry', messages.empty);
  if (asked.operation === 'split') {
    const parts = asked.line ? await splitByLine(tx, whole.ewkb, asked.line) : [];
    if (parts.length < 2) throw invalidField('line', messages.notSplit);
    return parts;
  }
  const others = await placePolygons(tx, asked.shapes ?? [], 'shapes');
  const ewkbs = others.map(({ ewkb }) => ewkb);
  if (asked.operation === 'cut') {
    const { left, touched } = await cutShapes(tx, whole.ewkb, ewkbs);
    if (!touched) throw invalidField('shapes', messages.notCut);
    if (!left) throw invalidField('shapes', messages.empty);
    return [left];
  }
  const siteIds = await requireSites(tx, asked.siteIds ?? [], { field: 'siteIds' });
  if (ewkbs.length + siteIds.length === 0) throw invalidField('shapes', messages.nothingToMerge);
  const merged = await mergeShapes(tx, [whole.ewkb, ...ewkbs], siteIds);
  return merged ? [merged] : [];
}
