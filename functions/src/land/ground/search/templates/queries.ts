import { sql, type Tx } from '../../../../platform/db.ts';
import type { SearchParameters, SearchTemplate } from './template-schema.ts';

/** The most rows in one response. */
const MOST = 500;

const asRead = (accountId: number) => sql`
  id, name, is_shared as "isShared", account_id is not distinct from ${accountId}::bigint as "isOwn",
  parameters, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`;

/** The account's own saved searches, then those that others share; each group by name. */
export async function templatesFor(tx: Tx, accountId: number): Promise<SearchTemplate[]> {
  const { rows } = await sql<SearchTemplate>`
    select ${asRead(accountId)} from search_templates
     where account_id = ${accountId} or is_shared
     order by "isOwn" desc, lower(name), id limit ${MOST}`.execute(tx);
  return rows;
}

export interface NewTemplate {
  accountId: number;
  name: string;
  isShared: boolean;
  parameters: SearchParameters;
}

/** Undefined if the account already has a saved search of that name, ignoring case. */
export async function insertTemplate(
  tx: Tx,
  { accountId, name, isShared, parameters }: NewTemplate,
): Promise<SearchTemplate | undefined> {
  const { rows } = await sql<SearchTemplate>`
    insert into search_templates (account_id, name, is_shared, parameters)
    values (${accountId}, ${name}, ${isShared}, ${JSON.stringify(parameters)}::jsonb)
    on conflict (account_id, lower(name)) do nothing
    returning ${asRead(accountId)}`.execute(tx);
  return rows[0];
}

/** The account's own saved search, locked until the transaction ends; undefined for anybody else's. */
export async function holdOwnTemplate(
  tx: Tx,
  accountId: number,
  id: number,
): Promise<SearchTemplate | undefined> {
  const { rows } = await sql<SearchTemplate>`
    select ${asRead(accountId)} from search_templates
     where id = ${id} and account_id = ${accountId} for update`.execute(tx);
  return rows[0];
}

const UNIQUE_VIOLATION = '23505';

/**
 * Undefined if another of the account's saved searches has that name; the transaction has then failed and must be
 * rolled back.
 */
export async function rewriteTemplate(
  tx: Tx,
  accountId: number,
  { id, name, isShared, parameters }: Omit<NewTemplate, 'accountId'> & { id: number },
): Promise<SearchTemplate | undefined> {
  const update = sql<SearchTemplate>`
    update search_templates
       set name = ${name}, is_shared = ${isShared}, parameters = ${JSON.stringify(parameters)}::jsonb,
           updated_at = clock_timestamp()
     where id = ${id} and account_id = ${accountId}
    returning ${asRead(accountId)}`;
  try {
    return (await update.execute(tx)).rows[0];
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

/** Returns whether the account had that saved search. */
export async function removeTemplate(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from search_templates where id = ${id} and account_id = ${accountId} returning id`.execute(
    tx,
  );
  return rows.length > 0;
}
