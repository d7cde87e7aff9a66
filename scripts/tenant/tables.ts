import type pg from 'pg';

export interface Column {
  name: string;
  /** With its modifiers, such as geometry(Geometry,27700). */
  type: string;
  generated: boolean;
}

export interface Table {
  schema: string;
  name: string;
  columns: Column[];
  /** Only these rows belong to the council; if undefined, all do. */
  where?: string;
}

/** Rows of the shared schema that belong to a council; queues, locks and tokens do not. */
const sharedTables = ['content_items', 'content_files'];

/** A council's tables, each after those it refers to, then its rows of the shared ones. */
export async function tablesOf(client: pg.ClientBase, schema: string): Promise<Table[]> {
  const own = await inOrder(client, schema);
  const tables: Table[] = [];
  for (const name of own) {
    if (name !== 'migrations')
      tables.push({ schema, name, columns: await columnsOf(client, schema, name) });
  }
  for (const name of sharedTables) {
    const columns = await columnsOf(client, 'platform', name);
    if (columns.length > 0)
      tables.push({ schema: 'platform', name, columns, where: `tenant_role = '${schema}'` });
  }
  return tables;
}

async function inOrder(client: pg.ClientBase, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] | null }>(
    `select c.relname as name,
            (select array_agg(distinct f.relname::text) from pg_constraint k join pg_class f on f.oid = k.confrelid
              where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
       from pg_class c
      where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p')
      order by c.relname`,
    [`"${schema}"`],
  );
  const ordered: string[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) =>
      (needs ?? []).every(
        (need) => ordered.includes(need) || !waiting.some((w) => w.name === need),
      ),
    );
    if (ready.length === 0)
      throw new Error(
        `Tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`,
      );
    ordered.push(...ready.map(({ name }) => name));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

async function columnsOf(client: pg.ClientBase, schema: string, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attgenerated <> '' as generated
       from pg_attribute a
       join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relname = $2 and a.attnum > 0 and not a.attisdropped
      order by a.attname`,
    [schema, table],
  );
  return rows;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
