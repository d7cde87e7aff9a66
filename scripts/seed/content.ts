import type pg from 'pg';
import type { DemoCouncil } from '../../emulator-data/councils/council.ts';
import { configTypes } from '../../functions/src/council/ground/configs/config-types.ts';
import { inOwnerTransaction } from '../../functions/src/platform/migrate.ts';
import { APPLICATION_ID } from '../../functions/src/council/tenants/flags.ts';
import { flagNames } from '../../functions/src/platform/flag-names.ts';

interface Item {
  collection: string;
  id: string;
  data: object;
}

/** Writes what a council keeps in the content system; existing items are left alone. */
export async function seedContent(
  client: pg.ClientBase,
  schema: string,
  council: Pick<DemoCouncil, 'shortName' | 'configs' | 'flags'>,
): Promise<void> {
  const items = [...flagsOf(council), ...configsOf(council)];
  await insert(client, items, council.shortName, schema);
}

/** Writes the demo events: one past, one running, one cancelled. */
export async function seedEvents(
  client: pg.ClientBase,
  schema: string,
  shortName: string,
): Promise<void> {
  await insert(client, eventsOf(shortName), shortName, schema);
}

/** Writes the features that all councils share in the content system; configuration types come by migration. */
export async function seedSharedContent(client: pg.ClientBase): Promise<void> {
  const features = flagNames.map((name) => ({
    collection: 'app_features',
    id: slug(name),
    data: { name, application: APPLICATION_ID },
  }));
  await insert(client, features, null, null);
}

async function insert(
  client: pg.ClientBase,
  items: readonly Item[],
  tenant: string | null,
  role: string | null,
) {
  await inOwnerTransaction(client, () =>
    client.query(
      `insert into platform.content_items (collection, id, tenant, tenant_role, data)
       select i ->> 'collection', i ->> 'id', $2, $3, i -> 'data' from jsonb_array_elements($1::jsonb) i
       on conflict do nothing`,
      [JSON.stringify(items), tenant, role],
    ),
  );
}

function flagsOf(council: Pick<DemoCouncil, 'flags'>): Item[] {
  return flagNames.map((name) => ({
    collection: 'app_feature_flags',
    id: flagItemId(name),
    data: { name, available: council.flags.has(name), application: APPLICATION_ID },
  }));
}

/** Each configuration with its metadata, and the assignment that makes it the council's current one. */
function configsOf({ shortName, configs }: Pick<DemoCouncil, 'shortName' | 'configs'>): Item[] {
  return Object.entries(configs).flatMap(([type, config]) => {
    const id = `${shortName}-${type}`;
    const version = configTypes[type as keyof typeof configTypes].version;
    return [
      { collection: 'configs', id, data: { tenant_id: shortName, config_type_id: type, template_id: null, config: JSON.stringify({ ...config, ...(version > 1 ? { schemaVersion: version } : {}) }) } },
      { collection: 'config_meta', id: `${id}-meta`, data: { config_id: id, label: `${configTypes[type as keyof typeof configTypes].name}, first edition`, tags: ['demo'], optional_data: {}, config_created_by: `demo-${shortName}-admin`, config_updated_by: null, config_app_feature_id: null, config_deleted_at: null, config_deleted_by: null, assignment: null } },
      { collection: 'config_assignment', id: `${id}-assigned`, data: { config_type_id: type, config_id: id, table: 'configs' } },
    ];
  }); // prettier-ignore
}

function eventsOf(shortName: string): Item[] {
  const event = (id: string, name: string, start: string, end: string, cancelled = false): Item => ({
    collection: 'events',
    id: `${shortName}-${id}`,
    data: { tenant_id: shortName, name, start_date_time: `${start}T09:00:00Z`, end_date_time: `${end}T17:00:00Z`, cancelled, features_enabled: [{ feature_id: 'call-for-sites-questionnaire', config_id: `${shortName}-call-for-sites-questionnaire` }] },
  }); // prettier-ignore
  return [
    event('call-for-sites-2025', 'Call for sites 2025', '2025-01-13', '2025-03-28'),
    event('local-plan-draft', 'Draft local plan', '2026-09-07', '2027-01-29'),
    event('town-centre', 'Town centre walkabout', '2026-06-01', '2026-06-30', true),
  ];
}

/** The id of a council's flag in the content system. */
export const flagItemId = (name: string): string => slug(name);

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
