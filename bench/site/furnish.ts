import type pg from 'pg';
import { furnish } from '../search/furnish.ts';

/** A site with as much as the brief requires, and one with hardly anything, in the same council. */
export interface TwoSites {
  schema: string;
  uid: string;
  large: number;
  small: number;
}

const HISTORY = 2_000;
const FILES = 500;
const CHILDREN = 50;
const VERTICES = 30_000;
const EARLIER = 5;
/** Metres, around the council's middle. */
const RADIUS = 500;
const TREES = 5_000;

/** Fills a benchmark council: what its two sites have, and something for every other site, so that indexes matter. */
export async function furnishSites(client: pg.Client, schema: string): Promise<TwoSites> {
  const ask = async (text: string, values: unknown[] = []) =>
    (await client.query<Record<string, string>>(text, values)).rows[0] ?? {};
  await ask(`set search_path = ${schema}, extensions`);
  const middle = await ask(
    `select avg(st_x(st_centroid(wkb_geometry))) as east, avg(st_y(st_centroid(wkb_geometry))) as north from sites`,
  );
  const centre: [number, number] = [Number(middle.east), Number(middle.north)];
  await furnish(client, schema, centre);
  await ask(`set search_path = ${schema}, extensions`);
  const { account, uid } = await ask(
    `select a.id as account, a.uid from accounts a join account_roles r on r.account_id = a.id
      where r.role_id = 'officer' limit 1`,
  );
  await ask(
    `insert into layers (id, layer_name, geometry_kind) values ('trees', 'Trees', 'point')`,
  );
  await ask(
    `insert into layer_features (layer_id, geometry)
     select 'trees', st_setsrid(st_makepoint($1::float8 + (n * 7919) % 10000 - 5000, $2::float8 + (n * 104729) % 10000 - 5000), 27700)
       from generate_series(1, ${TREES}) n`,
    centre,
  );
  const { large } = await ask(`select min(id) as large from sites where not is_deleted`);
  const { small } = await ask(
    `select min(id) as small from sites where not is_deleted and id > $1`,
    [large],
  );
  await placeSites(ask, { centre, large, small });
  await fill(ask, { account, large, small });
  await ask('vacuum (analyze)');
  return { schema, uid: uid ?? '', large: Number(large), small: Number(small) };
}

type Ask = (text: string, values?: unknown[]) => Promise<Record<string, string>>;

/** A boundary of 30,000 corners with 50 children in it, and earlier ones as large; a square for the small site. */
async function placeSites(
  ask: Ask,
  { centre, large, small }: { centre: number[]; large: unknown; small: unknown },
): Promise<void> {
  await ask(
    `update sites set wkb_geometry = (
       select st_setsrid(st_makepolygon(st_makeline(array_agg(st_makepoint($1::float8 + r * cos(a), $2::float8 + r * sin(a)) order by n))), 27700)
         from (select n, a,
                      ${RADIUS} + 40 * sin(5 * a) + 10 * sin(37 * a) + (n % ${VERTICES} * 7919 % 100) / 500.0 as r
                 from generate_series(0, ${VERTICES}) n, lateral (select 2 * pi() * (n % ${VERTICES}) / ${VERTICES} as a) as angle) as corners)
      where id = $3`,
    [...centre, large],
  );
  await ask(
    `update sites set wkb_geometry = st_makeenvelope($1::float8 + 800, $2::float8, $1::float8 + 900, $2::float8 + 100, 27700)
      where id = $3`,
    [...centre, small],
  );
  await ask(
    `insert into site_boundaries (site_id, wkb_geometry, geometry_source, user_name)
     select s.id, s.wkb_geometry, 'drawn', 'Bench' from sites s, generate_series(1, ${EARLIER}) where s.id = $1`,
    [large],
  );
  await ask(
    `update sites set parent_id = $1 where id in (select id from sites where id > $2 order by id limit ${CHILDREN})`,
    [large, small],
  );
}

async function fill(
  ask: Ask,
  { account, large, small }: { account: unknown; large: unknown; small: unknown },
): Promise<void> {
  const of = (many: number, few = 3) =>
    `sites s cross join lateral generate_series(1, case s.id when ${Number(large)} then ${many} when ${Number(small)} then 1 else ${few} end) n`;
  await ask(
    `insert into record_history (site_id, type, account_id, user_name, change_id, field, field_label, old_value, new_value, content, details)
     select s.id, (array['EDIT', 'EDIT', 'NOTE', 'FILE'])[1 + n % 4], $1, 'Bench',
            case when n % 4 < 2 then gen_random_uuid() end, 'notes', 'Notes', 'Old ' || n, 'New ' || n,
            case when n % 4 = 2 then 'Note ' || n end,
            case when n % 4 = 3 then jsonb_build_object('file_names', array['plan ' || n || '.pdf'], 'action_type', 'UPLOAD',
                                                        'upload', gen_random_uuid()) else '{}' end
       from ${of(HISTORY, 20)} order by n, s.id`,
    [account],
  );
  await ask(
    `insert into site_files (site_id, kind, upload, safe_name, display_name, content_type, size_bytes, state, account_id,
                             user_name, arrived_at, judged_at, tidied_at)
     select s.id, 'site files', gen_random_uuid(), 'plan-' || n || '.pdf', 'Plan ' || n || '.pdf', 'application/pdf', 1000 + n,
            case when n % 25 = 24 then 'quarantined' else 'clean' end, $1, 'Bench', now(), now(), now()
       from ${of(FILES, 5)} order by n, s.id`,
    [account],
  );
  await ask(
    `insert into site_people (site_id, kind, name) select s.id, 'contact', 'Owner ' || n from ${of(30, 1)}`,
  );
  await ask(`insert into site_assignees (site_id, account_id) select s.id, $1 from sites s`, [
    account,
  ]);
  await ask(
    `insert into correspondence (site_id, event_id, received_date, acknowledge_date, text)
     select s.id, (select min(id) from correspondence_events), current_date, current_date, 'Letter ' || n from ${of(60, 1)}`,
  );
  await ask(
    `insert into site_scenarios (site_id, scenario_name, overrides) select s.id, 'Scenario ' || n, '{}' from ${of(10, 1)}`,
  );
  await ask(
    `insert into related_sites (first_id, second_id)
     select least(s.id, o.id), greatest(s.id, o.id) from ${of(30, 1)}
       join lateral (select id from sites where id > s.id order by id offset n + 100 limit 1) o on true
     on conflict do nothing`,
  );
  await ask(
    `insert into site_lists (list_name, account_id) select 'List ' || n, $1 from generate_series(1, 200) n`,
    [account],
  );
  await ask(
    `insert into site_list_members (list_id, site_id)
     select l.id, s.id from site_lists l join sites s on s.id % 200 = l.id % 200 or (s.id = $1 and l.id % 4 = 0)
     on conflict do nothing`,
    [large],
  );
}
