import { nothingImported } from '../../land/geodata/contract.ts';
import { inOwnerTransaction } from '../../platform/migrate.ts';
import type { Council } from '../../platform/testing/council.ts';
import { asOwner } from '../../platform/testing/owner.ts';

/** One record of each kind that an address may name. */
export interface Records {
  site: number;
  import: number;
  layer: string;
  feature: number;
  notification: number;
  /** Of the council's resident. */
  suggestion: number;
  submission: number;
  list: number;
  /** Of the council's admin. */
  note: number;
  /** A saved search of the admin's own. */
  template: number;
}

/** Far above what a test's own council reaches. */
export const FOREIGN_FROM = 900_001;

const TABLES = [
  'sites',
  'imports',
  'layer_features',
  'notifications',
  'suggestions',
  'submissions',
  'site_lists',
  'record_history',
  'search_templates',
];

/** Adds one of each to a council, ids from a number on; or only one more notification for all staff. */
export async function addRecords(
  council: Council,
  from: 'notification',
): Promise<{ notification: number }>;
export async function addRecords(council: Council, from: number): Promise<Records>;
export async function addRecords(council: Council, from: number | 'notification') {
  return asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      const added = async (statement: string): Promise<number> => {
        const { rows } = await client.query<{ id: number }>(statement);
        return Number(rows[0]?.id);
      };
      const notification = await added(
        `insert into notifications (status, label) values ('info', 'For all staff') returning id`,
      );
      if (from === 'notification') return { notification };
      for (const table of TABLES) {
        await client.query(`alter table ${table} alter column id restart with ${from + 1}`);
      }
      await client.query(`
        alter table sites add column if not exists site_name text;
        insert into dictionary_fields (db_property_name, label, type, editable)
        values ('site_name', 'Site name', 'small text box', true)`);
      const layer = `wards-${from}`;
      await client.query(`insert into layers (id, layer_name) values ('${layer}', 'Wards')`);
      const square = `st_makeenvelope(424000, 564000, 425000, 565000, 27700)`;
      return {
        notification: await added(
          `insert into notifications (status, label) values ('info', 'For all staff') returning id`,
        ),
        site: await added(
          `insert into sites (source, site_name, wkb_geometry) values ('demo', 'Oak', ${square}) returning id`,
        ),
        import: await added(
          `insert into imports (kind, file_name, status, summary)
           values ('brownfield', 'a.csv', 'success', '${JSON.stringify(nothingImported)}') returning id`,
        ),
        suggestion: await added(
          `insert into suggestions (account_id, text, place) select id, 'A bench', st_centroid(${square})
             from accounts where kind = 'consultation' returning id`,
        ),
        submission: await added(
          `insert into submissions (account_id, answers) select id, '{"use": "homes"}'
             from accounts where kind = 'consultation' returning id`,
        ),
        note: await added(
          `insert into record_history (site_id, type, account_id, user_name, content)
           select s.id, 'NOTE', a.id, 'admin', 'Oak' from sites s, accounts a
            where a.uid like 'admin-%' order by s.id desc limit 1 returning id`,
        ),
        list: await added(`insert into site_lists (list_name) values ('Oaks to see') returning id`),
        template: await added(
          `insert into search_templates (name, account_id, parameters)
           select 'Mine', id, '{"filters": []}' from accounts where uid like 'admin-%' returning id`,
        ),
        layer,
        feature: await added(
          `insert into layer_features (layer_id, geometry) values ('${layer}', ${square}) returning id`,
        ),
      };
    }),
  );
}
