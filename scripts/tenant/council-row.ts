import type pg from 'pg';

/** The council's line in the shared table. */
export interface CouncilRow {
  short_name: string;
  name: string;
  main_schema: string;
  auth_tenant_id: string | null;
  hosts: string[];
  database_instance: string | null;
  record: Record<string, unknown>;
  position: number;
}

/** As it was created; what it has changed since is its content. */
const columns =
  'short_name, name, main_schema, auth_tenant_id, hosts, database_instance, record, position';

export async function councilRow(client: pg.ClientBase, shortName: string): Promise<CouncilRow> {
  const { rows } = await client.query<CouncilRow>(
    `select ${columns} from platform.tenants where short_name = $1`,
    [shortName],
  );
  if (!rows[0]) throw new Error(`There is no council ${shortName}: npm run tenant -- list`);
  return rows[0];
}
