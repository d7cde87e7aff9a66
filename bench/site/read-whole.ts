import type pg from 'pg';
import type { Statement } from '../search/bare-sql.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Fewer rows than this are quick to scan in full. */
const LARGE = 1_000;

/** Large tables that PostgreSQL scans in full for one of these statements: no index serves it. */
export async function readWhole(client: pg.Client, statements: Statement[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { sql, parameters } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (format json) ${sql}`,
      [...parameters],
    );
    for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN']))
      for (const table of scanned(Plan)) found.add(table);
  }
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relname = any($1) and reltuples > ${LARGE} and relnamespace = current_schema()::regnamespace`,
    [[...found]],
  );
  return rows.map(({ name }) => name);
}

function scanned(node: PlanNode): string[] {
  const own =
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scanned)];
}
