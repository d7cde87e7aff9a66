import pg from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import { typeParsers } from '../../functions/src/platform/sql-types.ts';
import { searchPage, type Search } from '../../functions/src/site-search/search-page.ts';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** A connection as the council's role, on its schema: what a request has inside its transaction. */
export async function connectAs(databaseUrl: string, schema: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, types: typeParsers() });
  await client.connect();
  await client.query(`set role ${schema}; set search_path = ${schema}, extensions`);
  return client;
}

/** The statements over `sites` that this search sends, as it sends them. */
export async function statementsOf(client: pg.Client, search: Search): Promise<Statement[]> {
  const seen: Statement[] = [];
  const only = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => only, end: async () => undefined };
  const tx = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }),
    log: ({ query: { sql, parameters } }) => {
      if (/\sfrom sites\s/.test(sql)) seen.push({ sql, parameters });
    },
  });
  await searchPage(tx, search, (columns) => [...columns.keys()]);
  return seen;
}

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** The indexes that PostgreSQL uses for a statement. */
export async function indexesOf(
  client: pg.Client,
  { sql, parameters }: Statement,
): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (format json) ${sql}`,
    [...parameters],
  );
  const walk = (node: PlanNode): string[] => [
    ...(node['Index Name'] ? [node['Index Name']] : []),
    ...(node.Plans ?? []).flatMap(walk),
  ];
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => walk(Plan)));
}
