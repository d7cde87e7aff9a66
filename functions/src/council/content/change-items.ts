import { type Author, changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import type { Entity } from '../../platform/entities.ts';
import type { FieldErrors } from '../../platform/errors.ts';
import type { Update } from '../../platform/updates.ts';
import { refuseUnstorable } from '../../platform/plain-values.ts';
import { ContentError } from './content-error.ts';
import type { ContentFilter } from './filter.ts';
import { writableFields } from './item-view.ts';
import {
  anyOf,
  policiesOf,
  refuseForeignFields,
  type ContentAction,
  type Policy,
} from './policies.ts';
import { deleteItems, insertItem, updateItem } from './queries/changes.ts';
import { countItems } from './queries/items.ts';
import { findPolicies } from './queries/policies.ts';
import type { ContentReader } from './reader.ts';
import { refuseUnfitSettings, settingsId } from './settings.ts';

type Payload = Record<string, unknown>;

export interface ItemChange {
  tx: Tx;
  reader: ContentReader;
  collection: string;
  /** Short name of the council. */
  tenant: string;
}

const MAX_CHANGED_ITEMS = 100;
const ID = /^[\w.-]{1,100}$/;

async function rightsTo(
  { tx, reader, collection }: ItemChange,
  action: ContentAction,
): Promise<Policy[]> {
  return policiesOf(await findPolicies(tx, collection, action, reader.grants));
}

/** Adds items; gives their ids in order. */
export async function createItems(change: ItemChange, payload: unknown): Promise<string[]> {
  const items = (Array.isArray(payload) ? payload : [payload]).map(asPayload);
  refuseTooMany(items);
  const rights = await rightsTo(change, 'create');
  const ids: string[] = [];
  for (const item of items) {
    const data = writableFields(item);
    refuseForeignFields(rights, Object.keys(data));
    const given = item.id === undefined || item.id === null ? undefined : idOf(item.id);
    const id = settingsId(change.collection, given);
    refuseUnfitSettings(change.collection, data);
    ids.push(await insertItem(change.tx, { ...change, id, data }));
  }
  await refuseUnlessAll(change, rights, ids);
  await followed(change, ids, 'created');
  return ids;
}

/** Merges each payload into its item; all or none. Nor may a change put an item beyond the person's own rights. */
export async function updateItems(
  change: ItemChange,
  updates: { id: string; payload: unknown }[],
): Promise<string[]> {
  refuseTooMany(updates);
  const rights = await rightsTo(change, 'update');
  const ids = updates.map(({ id }) => id);
  await refuseUnlessAll(change, rights, ids);
  for (const { id, payload } of updates) {
    const data = writableFields(asPayload(payload));
    refuseForeignFields(rights, Object.keys(data));
    refuseUnfitSettings(change.collection, data);
    if (!(await updateItem(change.tx, { ...change, id, data })))
      throw new ContentError('FORBIDDEN');
  }
  await refuseUnlessAll(change, rights, ids);
  await followed(change, ids, 'updated');
  return ids;
}

/** Removes items; all or none. */
export async function removeItems(change: ItemChange, ids: string[]): Promise<void> {
  refuseTooMany(ids);
  const rights = await rightsTo(change, 'delete');
  await refuseUnlessAll(change, rights, ids);
  const removed = await deleteItems(change.tx, change.collection, ids);
  if (removed.length !== new Set(ids).size) throw new ContentError('FORBIDDEN');
  await followed(change, removed, 'deleted');
}

/** What open pages show of collections; all others are configuration. */
const SHOWN_AS: Record<string, Entity> = {
  general: 'tenant',
  app_features: 'tenant',
  app_feature_flags: 'tenant',
  layers_order: 'layer',
};

const followed = (
  { tx, reader, collection }: ItemChange,
  ids: string[],
  kind: 'created' | 'updated' | 'deleted',
) => itemsChanged(tx, reader.actor ?? null, { collection, ids, kind });

/** What follows a change of a collection's items, whoever wrote them. */
export async function itemsChanged(
  tx: Tx,
  author: Author | null,
  { collection, ids, kind }: { collection: string; ids: string[]; kind: Update['kind'] },
): Promise<void> {
  const entity = SHOWN_AS[collection] ?? 'config';
  await changed(tx, author, { of: { entity }, ids, kind });
}

async function refuseUnlessAll({ tx, collection }: ItemChange, rights: Policy[], ids: string[]) {
  const named: ContentFilter = { kind: 'field', path: ['id'], comparison: '_in', value: ids };
  const inRights = await countItems(tx, { collection, rights: [anyOf(rights)], filter: named });
  if (inRights !== new Set(ids).size) throw new ContentError('FORBIDDEN');
}

function refuseTooMany(list: unknown[]): void {
  if (list.length > MAX_CHANGED_ITEMS)
    throw new ContentError('INVALID_PAYLOAD', `At most ${MAX_CHANGED_ITEMS} items at once.`);
}

/** A payload that is an object; anything else is INVALID_PAYLOAD. */
export function asPayload(value: unknown): Payload {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new ContentError('INVALID_PAYLOAD', 'An item is an object.');
  const faults = Object.create(null) as FieldErrors;
  refuseUnstorable(value, faults);
  const [fault] = Object.entries(faults);
  if (fault) throw new ContentError('INVALID_PAYLOAD', `${fault[0]}: ${fault[1]}.`);
  return value as Payload;
}

/** An id as clients write it, a number or a word. */
export function idOf(value: unknown): string {
  const id = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (!ID.test(id)) throw new ContentError('INVALID_PAYLOAD', 'That is not an id.');
  return id;
}
