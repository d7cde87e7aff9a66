import pg from 'pg';
import { inOwnerTransaction, migratePlatform } from '../../functions/src/platform/migrate.ts';
import { createTenant, schemaOf } from '../../functions/src/council/tenants/create.ts';
import path from 'node:path';
import { ROOT } from '../../scripts/local/paths.ts';

export const councilNames = (councils: number): string[] =>
  Array.from({ length: councils }, (_, index) => `bench-${index + 1}`);

/** Who views the tiles: an officer with the same uid in every council. */
export const viewerUid = 'bench-officer';

const style = JSON.stringify([
  { paint: { 'fill-color': ['get', 'assessment_status'], 'fill-opacity': ['get', 'size_ha'] } },
  { layout: { 'text-field': ['get', 'site_name'] } },
]);

/** Creates councils with this many sites between them: parcels around ten towns each. */
export async function makeCouncils(
  ownerUrl: string,
  sites: number,
  councils: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const owner = { client, migrations: path.join(ROOT, 'functions/migrations') };
  try {
    await migratePlatform(owner);
    for (const [index, shortName] of councilNames(councils).entries()) {
      await createTenant(owner, { shortName, name: shortName, authTenantId: null });
      await inOwnerTransaction(client, () =>
        fill(client, schemaOf(shortName), index, Math.round(sites / councils)),
      );
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function fill(
  client: pg.Client,
  schema: string,
  index: number,
  sites: number,
): Promise<void> {
  const [x, y] = [300_000 + (index % 5) * 50_000, 150_000 + Math.floor(index / 5) * 60_000];
  await client.query(`
    set local search_path = ${schema}, extensions;
    insert into accounts (uid, email, kind, provider, verified)
      values ('${viewerUid}', 'officer@bench.test', 'staff', 'azure', true);
    insert into account_roles select id, 'officer' from accounts;
    alter table sites add column site_name text, add column assessment_status text,
      add column size_ha numeric(10, 4);
    insert into dictionary_fields (db_property_name, label, type)
      values ('site_name', 'Name', 'text.small'), ('assessment_status', 'Status', 'dropdown'),
             ('size_ha', 'Size', 'area.hectares');
    insert into layers (id, layer_name, mbstyle) values ('sitesLayer', 'Sites', '${style}');
    set local session_replication_role = replica;
    select setseed(${(index + 1) / 100});
    insert into sites (source, wkb_geometry, geometry_3857, site_name, assessment_status, size_ha)
    select 'bench', shape, st_transform(shape, 3857), 'Land at ' || n || ' Mill Lane',
           (array['Submitted', 'Suitable', 'Unsuitable', 'Under review', 'Allocated'])[1 + n % 5],
           round((st_area(shape) / 10000)::numeric, 4)
      from (select n, st_setsrid(st_makepolygon(st_makeline(
                     array_append(corners, corners[1]))), 27700) as shape
              from (select n, array_agg(st_point(
                             x + cos(2 * pi() * corner / sides) * radius * (0.7 + 0.3 * random()),
                             y + sin(2 * pi() * corner / sides) * radius * (0.7 + 0.3 * random()))
                             order by corner) as corners
                      from (select n, 4 + n % 7 as sides, 15 + 100 * random() ^ 3 as radius,
                                   ${x} + 4000 * (town % 10) + away * cos(turn) as x,
                                   ${y} + 4500 * (town * 7 % 10) + away * sin(turn) as y
                              from (select n, floor(random() * 10)::int as town,
                                           200 + 7000 * random() ^ 1.5 as away, random() * 6.2832 as turn
                                      from generate_series(1, ${sites}) as n) as placed) as sized,
                           generate_series(1, sides) as corner
                     group by n) as rings) as parcels`);
}
