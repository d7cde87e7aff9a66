import type { Geometry } from 'geojson';
import type { Tx } from '../../../platform/db.ts';
import type { Finding } from '../../../records/imports/findings.ts';
import { geodataMessages as messages } from '../messages.ts';
import { aboutRow } from '../prepared-import.ts';
import { transformShapes, type TransformedShape } from '../queries/shapes.ts';
import { mendRings } from '../../ground/geometry/mend-rings.ts';
import { isLongitudeLatitude, inMetres, positionsOf } from '../../ground/geometry/positions.ts';
import type { FileFeature } from '../../ground/shape-files/read-shapes.ts';
import { isGeographic } from '../../ground/shape-files/system.ts';

export interface ReferencedFeature extends FileFeature {
  reference: string;
}

type Placed = TransformedShape & { ewkb: string };

/**
 * Features with their geometry in EPSG:27700: repaired where possible, with a finding, otherwise refused with the
 * reason. `accepts` rejects kinds of geometry that the import cannot use.
 */
export async function placeFeatures(
  tx: Tx,
  features: ReferencedFeature[],
  accepts: (dimension: number) => string | null = () => null,
): Promise<{ placed: { feature: ReferencedFeature; shape: Placed }[]; findings: Finding[] }> {
  const mended = new Map(
    features.flatMap(({ row, geometry }) =>
      geometry ? [[row, mendRings(geometry)] as const] : [],
    ),
  );
  const shapes = await transformShapes(
    tx,
    features.flatMap(({ row, srid }) => {
      const whole = mended.get(row);
      return whole && 'geometry' in whole && !offTheGlobe(whole.geometry, srid)
        ? [{ row, srid, geojson: JSON.stringify(whole.geometry) }]
        : [];
    }),
  );
  const byRow = new Map(shapes.map((shape) => [shape.row, shape]));
  const findings: Finding[] = [];
  const placed = features.flatMap((feature) => {
    const shape = byRow.get(feature.row);
    const rings = mended.get(feature.row);
    const hopeless = rings && 'refusal' in rings ? rings.refusal : null;
    const refusal = hopeless ?? refusalOf(feature, shape) ?? accepts(shape?.dimension ?? 0);
    if (refusal || !shape?.ewkb) {
      findings.push(aboutRow(feature, 'refused', refusal));
      return [];
    }
    const openRing = rings && 'fault' in rings ? rings.fault : null;
    for (const fault of [openRing, shape.fault]) {
      if (!fault) continue;
      const about = aboutRow(feature, 'corrected', messages.repaired(fault));
      findings.push({
        ...about,
        column: 'geometry',
        ...(fault === shape.fault ? areaChange(shape) : {}),
      });
    }
    return [{ feature, shape: { ...shape, ewkb: shape.ewkb } }];
  });
  return { placed, findings };
}

/** A repair that changes the area by more is asked about: it may not be what was drawn. */
const MAX_AREA_CHANGE = 0.01;

function areaChange({ fault, given_area, area }: TransformedShape): Partial<Finding> {
  if (!fault || Math.abs(area - given_area) <= Math.max(area, given_area) * MAX_AREA_CHANGE)
    return {};
  const hectares = (metres: number) => `${(metres / 10_000).toFixed(2)} ha`;
  const [from, to] = [hectares(given_area), hectares(area)];
  return { outcome: 'asked', from, to, reason: messages.repairedOtherArea(fault) };
}

/** Such coordinates make PostGIS fail the whole statement. */
function offTheGlobe(geometry: Geometry, srid: number): boolean {
  const fits = isGeographic(srid) ? isLongitudeLatitude : inMetres;
  return !positionsOf(geometry).every(fits);
}

function refusalOf({ geometry }: FileFeature, shape: TransformedShape | undefined): string | null {
  if (!shape) return geometry ? messages.outside : messages.noGeometry;
  if (shape.ewkb === null)
    return shape.fault ? messages.beyondRepair(shape.fault) : messages.noGeometry;
  return shape.outside ? messages.outside : null;
}
