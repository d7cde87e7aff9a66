import type { Position } from 'geojson';
import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { requireSites } from '../ground/sites/required-sites.ts';
import { parseWkb } from '../ground/geometry/parse-wkb.ts';
import { crossings } from './crossings.ts';
import { boundaryMessages as messages } from './messages.ts';
import { placePolygons } from './place-polygons.ts';
import { cutShapes, mergeShapes, type ShapeMade, splitByLine } from './queries/operations.ts';

/** Nobody looks at more, and each is an answer of its own. */
const MAX_PARTS = 100;
/** A line that meets more makes more parts than that, and finding them would take minutes. */
const MAX_CROSSINGS = 1_000;
/** Pairs of a line's point and a corner that are looked at for crossings, which takes half a second. */
const MAX_PAIRS = 10_000_000;

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
    return split(tx, whole.ewkb, asked.line);
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

async function split(tx: Tx, ewkb: string, line: number[][] = []): Promise<ShapeMade[]> {
  const rings = ringsOf(parseWkb(ewkb));
  const corners = rings.reduce((sum, ring) => sum + ring.length, line.length);
  if (line.length * corners > MAX_PAIRS) throw invalidField('line', messages.tooLongLine);
  if (crossings(line, rings, MAX_CROSSINGS) > MAX_CROSSINGS)
    throw invalidField('line', messages.tooManyParts(MAX_PARTS));
  const parts = line.length > 0 ? await splitByLine(tx, ewkb, line, MAX_PARTS + 1) : [];
  if (parts.length < 2) throw invalidField('line', messages.notSplit);
  if (parts.length > MAX_PARTS) throw invalidField('line', messages.tooManyParts(MAX_PARTS));
  return parts;
}

function ringsOf(read: ReturnType<typeof parseWkb>): Position[][] {
  const { geometry } = read ?? {};
  if (geometry?.type === 'Polygon') return geometry.coordinates;
  return geometry?.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}
