import type { Tx } from '../../platform/db.ts';
import { ContentError } from './content-error.ts';
import { fieldsOf } from './filter.ts';
import { itemView } from './item-view.ts';
import type { ItemQuery } from './item-query.ts';
import { policiesOf, refuseForeignFields, type Policy } from './policies.ts';
import { countGroups, countItems, findItems, type ItemRequest } from './queries/items.ts';
import { findPolicies } from './queries/policies.ts';
import type { ContentReader } from './reader.ts';

/** The reader's rights to read a collection; without any, FORBIDDEN. */
export async function rightsToRead(
  tx: Tx,
  reader: ContentReader,
  collection: string,
): Promise<Policy[]> {
  return policiesOf(await findPolicies(tx, collection, 'read', reader.grants));
}

function wantedBy(collection: string, rights: Policy[], query: ItemQuery): ItemRequest {
  const asked = [
    ...query.fields.map(([first]) => first as string).filter((field) => field !== '*'),
    ...query.sort.map(({ path }) => path[0] as string),
    ...fieldsOf(query.filter),
    ...query.groupBy,
    ...(query.aggregate?.count ?? []).filter((field) => field !== '*'),
  ];
  refuseForeignFields(rights, asked);
  const isOpen = rights.some(({ fields }) => !fields);
  return {
    collection,
    rights: rights.map(({ filter }) => filter),
    filter: query.filter,
    search: query.search,
    searchable: isOpen ? undefined : rights.flatMap(({ fields }) => [...(fields ?? [])]),
  };
}

/** A page of items with the requested counts. */
export async function readItems(
  tx: Tx,
  reader: ContentReader,
  collection: string,
  query: ItemQuery,
) {
  const rights = await rightsToRead(tx, reader, collection);
  const wanted = wantedBy(collection, rights, query);
  if (query.aggregate) return { data: await aggregated(tx, wanted, query) };
  const rows = query.limit ? await findItems(tx, wanted, query) : [];
  return {
    data: rows.map((row) => itemView(row, rights, query.fields)),
    ...(query.meta.length ? { meta: await counts(tx, wanted, query) } : {}),
  };
}

async function counts(tx: Tx, wanted: ItemRequest, { meta }: ItemQuery) {
  const all: ItemRequest = { ...wanted, filter: { kind: 'all', filters: [] }, search: undefined };
  return {
    ...(meta.includes('filter_count') ? { filter_count: await countItems(tx, wanted) } : {}),
    ...(meta.includes('total_count') ? { total_count: await countItems(tx, all) } : {}),
  };
}

async function aggregated(tx: Tx, wanted: ItemRequest, { aggregate, groupBy }: ItemQuery) {
  const asked = aggregate?.count ?? [];
  const fields = asked.filter((field) => field !== '*');
  const groups = await countGroups(tx, wanted, groupBy, fields);
  // A count of nothing is nought, not an empty answer.
  const rows =
    groups.length || groupBy.length ? groups : [{ key: [], all: 0, filled: fields.map(() => 0) }];
  return rows.map(({ key, all, filled }) => ({
    ...Object.fromEntries(groupBy.map((field, at) => [field, key[at] ?? null])),
    count: fields.length
      ? Object.fromEntries(fields.map((field, at) => [field, filled[at] ?? 0]))
      : all,
  }));
}

/** One item; an unknown one, another council's and a forbidden one are all FORBIDDEN. */
export async function readItem(
  tx: Tx,
  reader: ContentReader,
  collection: string,
  id: string,
  query: ItemQuery,
) {
  const byId: ItemQuery = {
    ...query,
    filter: { kind: 'field', path: ['id'], comparison: '_eq', value: id },
    search: undefined,
    sort: [],
    limit: 1,
    offset: 0,
    aggregate: undefined,
    groupBy: [],
    meta: [],
  };
  const [item] = (await readItems(tx, reader, collection, byId)).data;
  if (!item) throw new ContentError('FORBIDDEN');
  return item;
}
