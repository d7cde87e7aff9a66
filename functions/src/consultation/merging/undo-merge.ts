import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { OutputOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { findMergedInto } from '../ground/people/queries.ts';
import { holdRecords, writeRecords } from '../../records/kept/queries.ts';
import type { undoMerge } from './contract.ts';
import { calledNow, definitionOf } from './definition-of.ts';
import { mergeMessages as messages } from './messages.ts';
import { giveBack, makeMainAgain } from './give-back.ts';
import type { Moving } from './queries/move-namings.ts';
import { type HeldMerge, holdMerge, markMergeUndone } from './queries/merges.ts';
import {
  putBackAgents,
  putBackContacts,
  putBackRepresentees,
  type PutBack,
} from './queries/put-back.ts';
import { withdrawOthersNames } from '../ground/publication/end-publication.ts';
import { recordMove } from './record-move.ts';

const NOTHING: PutBack = { back: [], stays: [] };

/**
 * Takes a merge back: what went over goes back unless it was changed since, which is told. Throws not-found,
 * changed-meanwhile where it was undone already, and conflict where the kept one was itself merged since.
 */
export async function takeApart(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<OutputOf<typeof undoMerge>> {
  const merge = await holdMerge(tx, id);
  if (!merge) throw new AppError('not-found');
  const { kind, kept_id: to, merged_id: from } = merge;
  if (merge.undone_at !== null)
    throw new AppError('changed-meanwhile', { fields: { id: messages.undoneAlready } });
  const definition = definitionOf(kind);
  // Nobody merges it meanwhile.
  await holdRecords(tx, definition, [to]);
  await refuseIfMerged(tx, merge);
  await markMergeUndone(tx, id);
  await writeRecords(tx, definition, [from], { is_deleted: false });
  const moving: Moving = { mergeId: id, kind, from, to };
  const representees = await putBackRepresentees(tx, moving);
  const agents = kind === 'contact' ? await putBackAgents(tx, moving) : NOTHING;
  const contacts = kind === 'organisation' ? await putBackContacts(tx, moving) : NOTHING;
  const left = [
    ...representees.stays.map(messages.representeeChanged),
    ...agents.stays.map(messages.agentsChanged),
    ...(await contactNames(tx, contacts.stays)).map(messages.contactLeft),
    ...(await giveBack(tx, actor, merge)),
    ...(await makeMainAgain(tx, merge)),
  ];
  await tellApart(tx, actor, merge);
  await recordMove(tx, actor, {
    kind,
    from: to,
    to: from,
    representees: representees.back,
    agents: agents.back,
    contacts: contacts.back,
  });
  await withdrawOthersNames(tx, actor, representees.back);
  return { mergedId: from, left };
}

async function refuseIfMerged(tx: Tx, { kind, kept_id }: HeldMerge): Promise<void> {
  const into = (await findMergedInto(tx, kind, [kept_id])).get(kept_id);
  if (!into) return;
  const name = await calledNow(tx, kind, kept_id);
  throw new AppError('conflict', { fields: { id: messages.mergedOn(name, into.name) } });
}

const contactNames = async (tx: Tx, ids: readonly number[]): Promise<string[]> => [
  ...(await definitionOf('contact').record.names(tx, [...ids])).values(),
];

async function tellApart(tx: Tx, actor: Actor, { kind, kept_id, merged_id }: HeldMerge) {
  const { changes, one } = definitionOf(kind);
  const named = async (id: number) => messages.undone(await calledNow(tx, kind, id), id);
  await changed(tx, actor, {
    of: changes,
    ids: [merged_id],
    kind: 'created',
    history: [
      { field: changes.entity, label: one, newValue: messages.mergedUndone(await named(kept_id)) },
    ],
  });
  await changed(tx, actor, {
    of: changes,
    ids: [kept_id],
    kind: 'updated',
    history: [{ field: 'merge', label: messages.mergedWith, newValue: await named(merged_id) }],
  });
}
