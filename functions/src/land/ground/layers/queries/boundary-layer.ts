import { sql } from '../../../../platform/db.ts';

/**
 * The layer that says where the council is: the one marked as its boundary (`basemap_role` boundary, or that id),
 * otherwise its wards; null if it has neither.
 */
export const boundaryLayer = sql`(
  select id from layers where basemap_role in ('boundary', 'ward') or id = 'boundary'
   order by basemap_role is distinct from 'boundary', id <> 'boundary', id limit 1)`;
