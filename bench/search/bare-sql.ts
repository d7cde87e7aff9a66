import pg from 'pg';
import { typeParsers } from '../../functions/src/platform/sql-types.ts';
import { readActor } from '../../functions/src/platform/actor.ts';
import { txOver, type Tx } from '../../functions/src/platform/db.ts';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** A connection with the council's role and schema: what a request has inside its transaction. */
export async function connectAs(databaseUrl: string, schema: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    types: typeParsers(),
    pipeline: true,
  });
  await client.connect();
  await client.query(`set role ${schema}; set search_path = ${schema}, extensions`);
  return client;
}

/** What a request sends to the database. */
export interface Sent {
  /** Its search statements, as it sends them. */
  search: Statement[];
  /** The request's whole transaction: whose session, which columns, the search. */
  request: Statement[];
}

/** Makes the request once and records the statements. */
export async function statementsOf(
  client: pg.Client,
  council: { schema: string; uid: string },
  ask: (tx: Tx) => Promise<unknown>,
  searched = /\sfrom (sites|tags|layer_features)\s/,
): Promise<Sent> {
  const seen: Statement[] = [];
  const over = txOver(client);
  const tx: Tx = {
    query: (sql, parameters) => {
      seen.push({ sql, parameters });
      return over.query(sql, parameters);
    },
  };
  await readActor(tx, { uid: council.uid, authTime: Math.floor(Date.now() / 1000) + 1 });
  await ask(tx);
  const begin = `begin; set local role ${council.schema}; set local search_path = ${council.schema}, extensions`;
  return {
    search: seen.filter(({ sql }) => searched.test(sql)),
    request: [{ sql: begin, parameters: [] }, ...seen, { sql: 'commit', parameters: [] }],
  };
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
