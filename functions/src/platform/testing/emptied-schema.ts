import type pg from 'pg';

/** What stands in a council's schema when it has just been made. */
export interface Beginnings {
  /** Columns as `table.column type`, and indexes as `table index name`. */
  shape: ReadonlySet<string>;
  /** Rows of the tables that are not empty, as JSON. */
  rows: ReadonlyMap<string, string>;
  /** Where the sequences that were used stand. */
  sequences: ReadonlyMap<string, string>;
}

interface Part {
  table: string;
  kind: 'column' | 'index';
  name: string;
  type: string;
  /** Its number among all columns that the table ever had. */
  number: number;
}

/** A table that grew beyond this is dearer to empty than to make, in bytes. */
const LARGE = 4_000_000;
/** Columns that a table may have had; PostgreSQL counts dropped ones, too, and has an end at 1,600. */
const MANY_COLUMNS = 1000;

export async function beginnings(client: pg.ClientBase, schema: string): Promise<Beginnings> {
  const rows = new Map<string, string>();
  for (const { name } of await writtenTables(client, schema)) {
    const answer = await client.query<{ rows: string | null }>(
      `select json_agg(t)::text as rows from ${schema}."${name}" t`,
    );
    if (answer.rows[0]?.rows) rows.set(name, answer.rows[0].rows);
  }
  const shape = new Set((await partsOf(client, schema)).map(described));
  return { shape, rows, sequences: new Map(await sequencesOf(client, schema)) };
}

/**
 * Brings a schema back to its beginnings: no rows but the first ones, no columns and indexes but its own, sequences
 * from their start. Gives false where something is missing or too large. Call it in a transaction of the owner.
 */
export async function emptySchema(
  client: pg.ClientBase,
  schema: string,
  begun: Beginnings,
): Promise<boolean> {
  const parts = await partsOf(client, schema);
  const added = parts.filter((part) => !begun.shape.has(described(part)));
  if (parts.length - added.length !== begun.shape.size) return false;
  if (parts.some(({ number }) => number > MANY_COLUMNS)) return false;
  const written = await writtenTables(client, schema);
  if (written.some(({ bytes }) => bytes > LARGE)) return false;
  const columns = added.filter(({ kind }) => kind === 'column');
  const indexes = added.filter(({ kind }) => kind === 'index');
  // Without foreign keys and triggers, which would ask for an order and write rows of their own.
  await client.query(
    [
      'set local session_replication_role = replica',
      ...written.map(({ name }) => `delete from ${schema}."${name}"`),
      ...columns.map(
        ({ table, name }) => `alter table ${schema}."${table}" drop "${name}" cascade`,
      ),
      ...indexes.map(({ name }) => `drop index if exists ${schema}."${name}"`),
    ].join(';'),
  );
  for (const [name, rows] of begun.rows)
    await client.query(
      `insert into ${schema}."${name}" overriding system value
       select * from json_populate_recordset(null::${schema}."${name}", $1::json)`,
      [rows],
    );
  await rewind(client, schema, begun.sequences);
  await client.query('set local session_replication_role = origin');
  return true;
}

const described = ({ table, kind, name, type }: Part) => `${table} ${kind} ${name} ${type}`;

/** Tables and views hang on their schema in pg_depend, which is indexed; pg_class would be read whole. */
const TABLES = `select d.objid as oid from pg_depend d
  where d.refclassid = 'pg_namespace'::regclass and d.refobjid = $1::regnamespace and d.classid = 'pg_class'::regclass`;

async function partsOf(client: pg.ClientBase, schema: string): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `with tables as (${TABLES})
     select c.relname as table, 'column' as kind, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
            a.attnum::int as number
       from tables join pg_class c using (oid) join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     union all
     select c.relname, 'index', i.relname, '', 0
       from tables join pg_class c using (oid) join pg_index x on x.indrelid = c.oid join pg_class i on i.oid = x.indexrelid`,
    [schema],
  );
  return rows;
}

/** Those that have ever held a row. */
async function writtenTables(
  client: pg.ClientBase,
  schema: string,
): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await client.query<{ name: string; bytes: number }>(
    `select c.relname as name, pg_table_size(c.oid)::int as bytes from (${TABLES}) tables join pg_class c using (oid)
      where c.relkind = 'r' and pg_relation_size(c.oid) > 0 and c.relname <> 'migrations'`,
    [schema],
  );
  return rows;
}

async function sequencesOf(client: pg.ClientBase, schema: string): Promise<[string, string][]> {
  const { rows } = await client.query<{ name: string; at: string }>(
    `with sequences as materialized
       (select c.oid, c.relname from (${TABLES}) tables join pg_class c using (oid) where c.relkind = 'S')
     select relname as name, pg_sequence_last_value(oid)::text as at
       from sequences where pg_sequence_last_value(oid) is not null`,
    [schema],
  );
  return rows.map(({ name, at }) => [name, at]);
}

async function rewind(
  client: pg.ClientBase,
  schema: string,
  begun: ReadonlyMap<string, string>,
): Promise<void> {
  // One that was restarted elsewhere has no last value, but another next one: all are set.
  await client.query(
    `select setval(c.oid, coalesce((b.at)::bigint, s.seqstart), b.at is not null)
       from (${TABLES}) tables join pg_class c using (oid) join pg_sequence s on s.seqrelid = c.oid
       left join unnest($2::text[], $3::text[]) as b(name, at) on b.name = c.relname`,
    [schema, [...begun.keys()], [...begun.values()]],
  );
}
