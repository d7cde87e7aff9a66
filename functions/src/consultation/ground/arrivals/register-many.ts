import { type Author, changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { recordMessages } from '../../../records/kept/messages.ts';
import { representations } from '../representations/representation-records.ts';
import type { Arrival } from './arrival.ts';
import { findOrAddPeople, type FoundPeople } from './find-or-add-people.ts';
import {
  findRegistered,
  insertRepresentations,
  insertWhatBelongs,
  takeTurn,
} from './queries/arrivals.ts';

/** An arrival whose people an officer may have named already. */
export interface KnownArrival extends Arrival {
  people?: FoundPeople;
}

export interface RegisteredArrival {
  id: number;
  /** Whether it had been registered before. */
  isRepeated: boolean;
}

/**
 * Registers what arrived, one statement for each table, whatever their number; what has a key that is known already
 * is not registered again. Gives each one's representation, in order.
 */
export async function registerMany(
  tx: Tx,
  author: Author,
  arrivals: readonly KnownArrival[],
): Promise<RegisteredArrival[]> {
  if (arrivals.length === 0) return [];
  await takeTurn(tx);
  const known = await findRegistered(
    tx,
    arrivals.map(({ key }) => key),
  );
  const fresh = [
    ...new Map(
      arrivals.filter(({ key }) => !known.has(key)).map((each) => [each.key, each]),
    ).values(),
  ];
  const ids = await addAll(tx, author, fresh);
  const added = new Map(fresh.map(({ key }, at) => [key, ids[at] ?? 0]));
  return arrivals.map(({ key }) => {
    const before = known.get(key);
    if (before !== undefined) return { id: before, isRepeated: true };
    const id = added.get(key) ?? 0;
    // The second of one key in a batch repeats the first.
    known.set(key, id);
    return { id, isRepeated: false };
  });
}

async function addAll(
  tx: Tx,
  author: Author,
  arrivals: readonly KnownArrival[],
): Promise<number[]> {
  if (arrivals.length === 0) return [];
  const unknown = arrivals.filter(({ people }) => people === undefined);
  const found = (await findOrAddPeople(tx, author, unknown)).values();
  const people = arrivals.map((each) => each.people ?? found.next().value ?? NOBODY);
  const ids = await insertRepresentations(tx, arrivals, author.accountId);
  const rows = arrivals.map(({ text, key, topicIds }, at) => {
    const { contactId, organisationId } = people[at] ?? NOBODY;
    // On an organisation's behalf, whoever wrote for it.
    const representee =
      organisationId === null ? { contactId, organisationId } : { contactId: null, organisationId };
    return { id: ids[at] ?? 0, ...representee, text, key, topicIds };
  });
  await insertWhatBelongs(tx, rows);
  const history = [
    {
      field: representations.changes.entity,
      label: representations.one,
      newValue: recordMessages.created,
    },
  ];
  await changed(tx, author, { of: representations.changes, ids, kind: 'created', history });
  return ids;
}

const NOBODY: FoundPeople = { contactId: null, organisationId: null };
