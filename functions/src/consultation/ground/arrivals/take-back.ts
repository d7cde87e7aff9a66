import type { Tx } from '../../../platform/db.ts';
import { type ChangeRules, changed } from '../../../platform/changed.ts';
import { MANY_RECORDS } from '../../../platform/updates.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { PartOfBulk, WholeUndo } from '../../../records/history/whole-undo.ts';
import { contacts } from '../people/contact-records.ts';
import { organisations } from '../people/organisation-records.ts';
import { setDeleted } from '../../../records/kept/change-records.ts';
import { holdRecords } from '../../../records/kept/queries.ts';
import { withdrawOutdated } from '../publication/end-publication.ts';
import { representationChanges } from '../publication/representation-changes.ts';
import { builtOn } from '../representations/built-on.ts';
import { representationMessages as messages } from '../representations/messages.ts';
import { withCopies } from '../representations/queries/copies.ts';
import { representations } from '../representations/representation-records.ts';
import { isStillRegistering } from './answers-bulk.ts';
import { takeTurn } from './queries/arrivals.ts';
import {
  holdRespondents,
  noteTakenBack,
  removeKeys,
  writeItemsWaiting,
  writeRespondentsFree,
  writeRowsUndone,
} from './queries/take-back.ts';
import { peopleAdded, unusedPeople } from './queries/unused-people.ts';

/** What follows a change of the inbox: the news alone. */
export const inboxChanges: ChangeRules<number> = { entity: 'inbox' };
/** What follows a change of a run: the news alone. */
export const intakeChanges: ChangeRules<number> = { entity: 'intake' };

const answerChanges: ChangeRules<string> = { entity: 'question-answer' };

/**
 * Takes back what was registered together: the representations are deleted; what they came from waits again, with the
 * text as an officer typed or corrected it, or is not known any more; and people who were added with them go where
 * nothing else names them.
 */
export const registeredUndo: WholeUndo = {
  oneByOne: false,
  hold: async (tx, part) => {
    await takeTurn(tx);
    // Before what is registered of them, as residents do who take back what they said.
    await holdRespondents(tx, part.ids);
    // Before the representations, as merging has it.
    const people = await peopleAdded(tx, part);
    await holdRecords(tx, organisations, people.organisations);
    await holdRecords(tx, contacts, people.contacts);
    await holdRecords(tx, representations, part.ids);
  },
  inTheWay: async (tx, { id, ids }) =>
    (await isStillRegistering(tx, id))
      ? new Map(ids.map((each) => [each, messages.stillRegistering]))
      : builtOn(tx, ids),
  takeBack,
};

async function takeBack(tx: Tx, actor: Actor, part: PartOfBulk): Promise<void> {
  const { ids } = part;
  const people = await peopleAdded(tx, part);
  await setDeleted(tx, actor, representations, { ids, deleted: true });
  await noteTakenBack(tx, ids);
  const isAnswered = await freeAnswers(tx, actor, ids);
  await removeKeys(tx, ids);
  // Copies say what its respondent may still change, and nothing leads from there to them any more.
  if (isAnswered) await withdrawOutdated(tx, actor, await withCopies(tx, ids));
  const items = await writeItemsWaiting(tx, ids);
  const runs = await writeRowsUndone(tx, ids);
  await changed(tx, null, { of: inboxChanges, ids: items, kind: 'updated' });
  await changed(tx, null, { of: intakeChanges, ids: runs, kind: 'updated' });
  if (isAnswered)
    await changed(tx, null, { of: answerChanges, ids: [MANY_RECORDS], kind: 'updated' });
  const gone = await unusedPeople(tx, 'contacts', people.contacts);
  await setDeleted(tx, actor, contacts, { ids: gone, deleted: true });
  const bodies = await unusedPeople(tx, 'organisations', people.organisations);
  await setDeleted(tx, actor, organisations, { ids: bodies, deleted: true });
}

/**
 * Answers to a document are registered again as they are then: after the representation that said them before, where
 * there is one. Whether any were.
 */
async function freeAnswers(tx: Tx, actor: Actor, ids: readonly number[]): Promise<boolean> {
  const freed = await writeRespondentsFree(tx, ids);
  for (const { taken, before } of freed)
    if (before !== null)
      await changed(tx, actor, {
        of: representationChanges,
        ids: [before],
        kind: 'updated',
        history: [{ ...messages.answers, newValue: messages.laterTakenBack(taken) }],
      });
  return freed.length > 0;
}
