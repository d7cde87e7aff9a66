import { sql, type Tx } from '../../../platform/db.ts';
import type { ContentFilter } from '../filter.ts';
import type { ItemSort } from '../item-query.ts';
import { itemCondition, itemNumber, textAt } from './condition.ts';

export interface ItemRow {
  id: string;
  tenant: string | null;
  data: Record<string, unknown>;
  created_at: string;
  updated_at: string;
  /** Which of the reader's rights admit the item, in order. */
  admitted: boolean[];
}

export interface ItemRequest {
  collection: string;
  /** One for each of the reader's rights. */
  rights: ContentFilter[];
  filter: ContentFilter;
  search?: string | undefined;
  /** The only fields that may be searched; undefined for all. */
  searchable?: string[] | undefined;
}

// A council's own item hides a shared one with the same id.
const visible = sql`not (i.tenant_role is null and exists (
  select from platform.content_items own
   where own.collection = i.collection and own.id = i.id and own.tenant_role is not null))`;

function matching({ collection, rights, filter, search, searchable }: ItemRequest) {
  const admitted = itemCondition({ kind: 'any', filters: rights });
  const searched =
    search === undefined
      ? sql`true`
      : sql`exists (select from jsonb_each_text(i.data) field
                     where strpos(lower(field.value), lower(${search})) > 0
                       and (${searchable ?? null}::text[] is null or field.key = any(${searchable ?? null}::text[])))`;
  return sql`from platform.content_items i
    where i.collection = ${collection} and ${visible} and (${admitted})
      and (${itemCondition(filter)}) and ${searched}`;
}

/** Items that meet the filter and at least one right, in the order asked for. */
export async function findItems(
  tx: Tx,
  wanted: ItemRequest,
  page: { sort: ItemSort[]; limit: number; offset: number },
): Promise<ItemRow[]> {
  const order = page.sort.slice(0, 5).flatMap(({ path, descending }) => {
    const way = descending ? sql`desc nulls last` : sql`asc nulls last`;
    return [sql`${itemNumber(path)} ${way}`, sql`${textAt(path)} collate "C" ${way}`];
  });
  const admitted = sql.join(
    wanted.rights.map((right) => sql`coalesce((${itemCondition(right)}), false)`),
  );
  const { rows } = await sql<ItemRow>`
    select i.id, i.tenant, i.data, i.created_at, i.updated_at, array[${admitted}] as admitted
    ${matching(wanted)}
     order by ${sql.join([...order, sql`i.created_at`, sql`i.id collate "C"`])}
     limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
}

/** How many items there are on all pages of a request. */
export async function countItems(tx: Tx, wanted: ItemRequest): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count ${matching(wanted)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface GroupCount {
  key: (string | null)[];
  all: number;
  /** How many items of the group have each counted field. */
  filled: number[];
}

/** Counts grouped by the values of some fields (one total if there are none), and of items that have other fields. */
export async function countGroups(
  tx: Tx,
  wanted: ItemRequest,
  groupBy: string[],
  counted: string[],
): Promise<GroupCount[]> {
  const texts = (fields: string[]) =>
    sql`array[${sql.join(fields.map((field) => textAt([field])))}]::text[]`;
  const filled = counted.map((_, at) => sql`count(g.filled[${sql.raw(String(at + 1))}])`);
  // From a subquery: to GROUP BY, the same parameter written twice is not the same expression.
  const { rows } = await sql<GroupCount>`
    select g.key, count(*) as "all", array[${sql.join(filled)}]::int[] as filled
      from (select ${texts(groupBy)} as key, ${texts(counted)} as filled ${matching(wanted)}) g
     group by g.key order by g.key limit 500`.execute(tx);
  return rows;
}
