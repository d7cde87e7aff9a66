import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import type { CustomShape } from './contract.ts';
import { inDegrees } from '../ground/geometry/queries.ts';
import { siteMessages as messages } from '../ground/sites/messages.ts';
import type { ShapesRead } from './read-shapes.ts';
import { placeShapes } from '../ground/geometry/place-shapes.ts';

/** The shapes of a file or text that can be drawn, with notes on the rest. Throws payload-invalid if there are none. */
export async function shapesAnswer(tx: Tx, { field, shapes, notes }: ShapesRead) {
  const placings = await placeShapes(tx, shapes);
  const drawn: (Omit<CustomShape, 'geometry'> & { ewkb: string })[] = [];
  const said = [...notes];
  const refusals: string[] = [];
  for (const placing of placings) {
    if ('refusal' in placing) {
      refusals.push(placing.refusal);
      said.push(messages.leftOut(field, placing.shape.row, placing.refusal));
      continue;
    }
    const { ewkb, hectares } = placing.placed;
    const { name } = placing.shape;
    drawn.push({ ...(name ? { name } : {}), ewkb, hectares });
  }
  if (drawn.length === 0) {
    // A single reason is given as the map words it; several are listed with their positions.
    const [only, ...others] = [...new Set(refusals)];
    const why = others.length === 0 ? (only ?? messages.noShapes) : said.join('; ');
    throw invalidField(field, why);
  }
  const geometries = await inDegrees(
    tx,
    drawn.map(({ ewkb }) => ewkb),
  );
  return {
    shapes: drawn.map(({ ewkb: _kept, ...rest }, at) => ({ ...rest, geometry: geometries[at]! })),
    notes: said,
  };
}
