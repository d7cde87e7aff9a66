import { sql, withTenant } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';

interface SiteRow {
  id: number;
  reference: string;
  place_name: string;
  area: number | null;
  finished_on: string | null;
  ownership: string | null;
  constraints: string | null;
  row_version: number;
  geometry_source: string;
  easting: number;
  northing: number;
}

/** A council's sites by reference, with their centres on the grid in metres. */
export const sites = (council: Council) =>
  withTenant(council, async (tx) => {
    const { rows } = await sql<SiteRow>`
      select id, source_reference as reference, place_name, area, finished_on, ownership, constraints, row_version,
             geometry_source, round(st_x(st_centroid(wkb_geometry)))::int as easting,
             round(st_y(st_centroid(wkb_geometry)))::int as northing
        from sites order by source_reference`.execute(tx);
    return rows;
  });

/** Everything that grows with each change: the layer's version, the history, the rows' versions. */
export const tally = (council: Council) =>
  withTenant(council, async (tx) => {
    const { rows } = await sql<{ version: number; history: number; rows: number }>`
      select (select version from layer_versions where layer_id = 'sitesLayer')::int as version,
             (select count(*) from record_history)::int as history,
             (select coalesce(sum(row_version), 0) from sites)::int as "rows"`.execute(tx);
    return rows[0];
  });
