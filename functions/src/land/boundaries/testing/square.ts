import { sql, withTenant } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { createdId, createSite } from '../../sites/testing/custom-sites.ts';

export type Ring = [easting: number, northing: number][];

/** A square with its south-west corner at (x, y), in metres of EPSG:27700. */
export const square = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];
export const polygon = (...rings: Ring[]) => ({ type: 'Polygon', coordinates: rings });
export const wkt = (...rings: Ring[]) =>
  `SRID=27700;POLYGON(${rings.map((ring) => `(${ring.map((at) => at.join(' ')).join(', ')})`).join(', ')})`;

/** A site of one hectare among the council's own. */
export const siteAt = async (council: Council, x: number, y: number, name = 'Mill field') =>
  createdId(await createSite(council, wkt(square(x, y, 100)), name));

/** The same as the database writes it: hexadecimal EWKB. */
export async function ewkb(council: Council, text: string, as: 'ewkb' | 'wkb' = 'ewkb') {
  const { rows } = await withTenant(council, (tx) =>
    sql<{ hex: string }>`
      select encode(${as === 'ewkb' ? sql`st_asewkb(${text}::geometry, 'XDR')` : sql`st_asbinary(${text}::geometry)`}, 'hex') as hex`.execute(
      tx,
    ),
  );
  return rows[0]?.hex ?? '';
}
