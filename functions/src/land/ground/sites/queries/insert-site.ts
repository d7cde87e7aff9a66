import type { SiteValue } from '../../../../council/ground/dictionary/parse-value.ts';
import { sql, type Tx } from '../../../../platform/db.ts';

interface NewSite {
  source: string;
  geometrySource: 'drawn' | 'imported';
  /** EWKB in EPSG:27700 as hex. */
  ewkb: string;
  /** By dictionary column. */
  values: Record<string, SiteValue>;
}

/** Adds a site; gives its id. */
export async function insertSite(tx: Tx, site: NewSite): Promise<number> {
  const columns = Object.keys(site.values);
  const names = columns.map((name) => sql`, ${sql.ref(name)}`);
  const values = columns.map((name) => sql`, ${sql.ref(`n.${name}`)}`);
  const { rows } = await sql<{ id: number }>`
    insert into sites (source, geometry_source, wkb_geometry${sql.join(names, sql``)})
    select ${site.source}, ${site.geometrySource}, ${site.ewkb}::geometry${sql.join(values, sql``)}
      from jsonb_populate_record(null::sites, ${JSON.stringify(site.values)}::jsonb) n
    returning id`.execute(tx);
  if (!rows[0]) throw new Error('A site was not added');
  return rows[0].id;
}
