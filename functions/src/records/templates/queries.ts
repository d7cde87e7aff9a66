import { sql, type Tx } from '../../platform/db.ts';
import type { Entity } from '../../platform/entities.ts';
import type { SearchParameters, SearchTemplate } from './template-schema.ts';

/** The most rows in one response. */
const MAX_TEMPLATES = 500;

/** Whose saved searches, and of which type of record. */
export interface TemplateOwner {
  accountId: number;
  entity: Entity;
}

const asRead = ({ accountId }: TemplateOwner) => sql`
  id, name, is_shared as "isShared", account_id is not distinct from ${accountId}::bigint as "isOwn",
  parameters, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`;

/** Which saved search is the owner's own of this id. */
const own = ({ accountId, entity }: TemplateOwner, id: number) => sql<boolean>`
  id = ${id} and account_id = ${accountId} and entity = ${entity}`;

/** The account's own saved searches, then those that others share; each group by name. */
export async function templatesFor(tx: Tx, reader: TemplateOwner): Promise<SearchTemplate[]> {
  const { rows } = await sql<SearchTemplate>`
    select ${asRead(reader)} from search_templates
     where (account_id = ${reader.accountId} or is_shared) and entity = ${reader.entity}
     order by "isOwn" desc, lower(name), id limit ${MAX_TEMPLATES}`.execute(tx);
  return rows;
}

interface TemplateValues {
  name: string;
  isShared: boolean;
  parameters: SearchParameters;
}

/** Undefined if the account already has a saved search of that name, ignoring case. */
export async function insertTemplate(
  tx: Tx,
  owner: TemplateOwner,
  { name, isShared, parameters }: TemplateValues,
): Promise<SearchTemplate | undefined> {
  const { rows } = await sql<SearchTemplate>`
    insert into search_templates (account_id, entity, name, is_shared, parameters)
    values (${owner.accountId}, ${owner.entity}, ${name}, ${isShared},
            ${JSON.stringify(parameters)}::jsonb)
    on conflict (account_id, entity, lower(name)) do nothing
    returning ${asRead(owner)}`.execute(tx);
  return rows[0];
}

/** The account's own saved search, locked until the transaction ends; undefined for anybody else's. */
export async function holdOwnTemplate(
  tx: Tx,
  owner: TemplateOwner,
  id: number,
): Promise<SearchTemplate | undefined> {
  const { rows } = await sql<SearchTemplate>`
    select ${asRead(owner)} from search_templates where ${own(owner, id)} for update`.execute(tx);
  return rows[0];
}

const UNIQUE_VIOLATION = '23505';

/**
 * Undefined if another of the account's saved searches has that name; the transaction has then failed and must be
 * rolled back.
 */
export async function rewriteTemplate(
  tx: Tx,
  owner: TemplateOwner,
  { id, name, isShared, parameters }: TemplateValues & { id: number },
): Promise<SearchTemplate | undefined> {
  const update = sql<SearchTemplate>`
    update search_templates
       set name = ${name}, is_shared = ${isShared}, parameters = ${JSON.stringify(parameters)}::jsonb,
           updated_at = clock_timestamp()
     where ${own(owner, id)}
    returning ${asRead(owner)}`;
  try {
    return (await update.execute(tx)).rows[0];
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

/** Returns whether the account had that saved search. */
export async function removeTemplate(tx: Tx, owner: TemplateOwner, id: number): Promise<boolean> {
  const { rows } =
    await sql`delete from search_templates where ${own(owner, id)} returning id`.execute(tx);
  return rows.length > 0;
}
