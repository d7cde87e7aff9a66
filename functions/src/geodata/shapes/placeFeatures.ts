import type { Tx } from '../../platform/db.ts';
import type { Finding } from '../brownfield/findings.ts';
import { geodataMessages as messages } from '../messages.ts';
import { aboutRow } from '../preparedImport.ts';
import { placeShapes, type PlacedShape } from '../queries/shapes.ts';
import type { FileFeature } from './readShapes.ts';

export interface ReferencedFeature extends FileFeature {
  reference: string;
}

type Placed = PlacedShape & { ewkb: string };

/**
 * Features with their geometry in EPSG:27700: repaired where that was possible and said so, refused with the reason
 * otherwise. `accepts` refuses kinds of geometry that the import has no use for.
 */
export async function placeFeatures(
  tx: Tx,
  features: ReferencedFeature[],
  accepts: (dimension: number) => string | null = () => null,
): Promise<{ placed: { feature: ReferencedFeature; shape: Placed }[]; findings: Finding[] }> {
  const shapes = await placeShapes(
    tx,
    features.flatMap(({ row, geometry, srid }) =>
      geometry ? [{ row, srid, geojson: JSON.stringify(geometry) }] : [],
    ),
  );
  const byRow = new Map(shapes.map((shape) => [shape.row, shape]));
  const findings: Finding[] = [];
  const placed = features.flatMap((feature) => {
    const shape = byRow.get(feature.row);
    const refusal = refusalOf(shape) ?? accepts(shape?.dimension ?? 0);
    if (refusal || !shape?.ewkb) {
      findings.push(aboutRow(feature, 'refused', refusal));
      return [];
    }
    if (shape.fault) {
      findings.push({
        ...aboutRow(feature, 'corrected', messages.repaired(shape.fault)),
        column: 'geometry',
      });
    }
    return [{ feature, shape: { ...shape, ewkb: shape.ewkb } }];
  });
  return { placed, findings };
}

function refusalOf(shape: PlacedShape | undefined): string | null {
  if (!shape) return messages.noGeometry;
  if (shape.ewkb === null)
    return shape.fault ? messages.beyondRepair(shape.fault) : messages.noGeometry;
  return shape.outside ? messages.outside : null;
}
