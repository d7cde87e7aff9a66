import { mendRings } from './mend-rings.ts';
import { positionsOf } from './positions.ts';
import type { Tx } from '../../../platform/db.ts';
import { geometryMessages as messages } from './messages.ts';
import { placeInGrid, type PlacedShape } from './queries.ts';
import type { GivenShape } from './parse-text.ts';
import { canBeBritish, isKnownSystem } from './systems.ts';

/** More are an import, not a drawing. */
const MAX_POINTS = 10_000;

export type PlacingOutcome = { shape: GivenShape } & (
  { placed: PlacedShape } | { refusal: string }
);

/**
 * Shapes in EPSG:27700, each as it was given or refused with the reason: a boundary that somebody drew is theirs to
 * correct. Rings that were left open are closed. A boundary that is kept may have more points than a drawing.
 */
export async function placeShapes(
  tx: Tx,
  shapes: GivenShape[],
  maxPoints = MAX_POINTS,
): Promise<PlacingOutcome[]> {
  const readied = shapes.map((shape) => ({ shape, ready: ready(shape, maxPoints) }));
  const placed = await placeInGrid(
    tx,
    readied.flatMap(({ shape: { row, srid }, ready: each }) =>
      'geometry' in each ? [{ row, srid, geojson: JSON.stringify(each.geometry) }] : [],
    ),
  );
  const byRow = new Map(placed.map((each) => [each.row, each]));
  return readied.map(({ shape, ready: each }) => {
    if ('refusal' in each) return { shape, refusal: each.refusal };
    const found = byRow.get(shape.row);
    const refusal = found ? refusalOf(shape, found) : messages.notAShape;
    return found && refusal === null
      ? { shape, placed: found }
      : { shape, refusal: refusal ?? messages.notAShape };
  });
}

/** What can be asked without the database, and what it must not be asked: it fails as a whole on such shapes. */
function ready({ geometry, srid }: GivenShape, maxPoints: number) {
  if (!['Point', 'Polygon', 'MultiPolygon'].includes(geometry.type)) {
    return { refusal: messages.notAShape };
  }
  const positions = positionsOf(geometry);
  if (positions.length === 0) return { refusal: messages.empty };
  if (positions.length > maxPoints) return { refusal: messages.tooManyPoints(maxPoints) };
  if (!isKnownSystem(srid)) return { refusal: messages.unknownSystem(srid) };
  if (!canBeBritish(positions, srid)) return { refusal: messages.outside };
  return mendRings(geometry);
}

function refusalOf({ geometry }: GivenShape, { fault, inside, hectares }: PlacedShape) {
  if (fault !== null) {
    return /self.intersection/i.test(fault) ? messages.selfIntersection : messages.invalid(fault);
  }
  if (!inside) return messages.outside;
  return geometry.type !== 'Point' && hectares === 0 ? messages.empty : null;
}
