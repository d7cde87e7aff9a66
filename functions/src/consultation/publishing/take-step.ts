import type { EditLine } from '../../records/history/record-history.ts';
import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { OutputOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { writeRecords } from '../../records/kept/queries.ts';
import { representationChanges } from '../ground/publication/representation-changes.ts';
import { representations } from '../ground/representations/representation-records.ts';
import { writeChecked } from '../ground/texts/queries/checked.ts';
import { withdrawFromPublic } from '../ground/texts/queries/withdraw.ts';
import type { PublicationStep, takePublicationStep } from './contract.ts';
import { publishingMessages as messages } from './messages.ts';
import { stepRefusal } from './permissions.ts';
import { lockPublicationStates, publishNow, writeApproved, writeAsked } from './queries.ts';

const STATES: Record<PublicationStep, string | null> = {
  ask: 'Waiting for approval',
  approve: 'Approved',
  publish: 'Published',
  withdraw: null,
};

/** Takes a step with those representations that it can be taken with; tells of the others why not. */
export async function takeStep(
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
  step: PublicationStep,
): Promise<OutputOf<typeof takePublicationStep>> {
  const standings = await lockPublicationStates(tx, ids);
  const refused = [...new Set(ids)].flatMap((id) => {
    const standing = standings.find((each) => each.id === id);
    const why = standing ? stepRefusal(step, standing, actor.accountId) : messages.refusals.gone;
    return why === undefined ? [] : [{ id, why }];
  });
  const taken = standings
    .map(({ id }) => id)
    .filter((id) => !refused.some((refusal) => refusal.id === id));
  if (taken.length === 0) return { ids: [], refused };
  const told = await write(tx, actor, taken, step);
  await writeRecords(tx, representations, taken, { publication: STATES[step] });
  await changed(tx, actor, {
    of: representationChanges,
    ids: taken,
    kind: 'updated',
    history: taken.map((id): EditLine => {
      const before = standings.find((each) => each.id === id)?.publication;
      return {
        field: 'publication',
        label: messages.publication,
        oldValue: before ?? messages.nothing,
        newValue: told(id),
        recordIds: [id],
      };
    }),
  });
  return { ids: taken, refused };
}

/** Gives what history says of each. */
async function write(
  tx: Tx,
  { accountId }: Actor,
  ids: readonly number[],
  step: PublicationStep,
): Promise<(id: number) => string> {
  if (step === 'ask') {
    await writeAsked(tx, ids, accountId);
    await writeChecked(tx, ids);
    return () => messages.asked;
  }
  if (step === 'approve') {
    await writeApproved(tx, ids, accountId);
    return () => messages.approved;
  }
  if (step === 'withdraw') {
    await withdrawFromPublic(tx, ids);
    return () => messages.withdrawn;
  }
  const editions = await publishNow(tx, ids, accountId);
  return (id) => messages.published(editions.get(id) ?? 1);
}
