import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { contacts as contactRecords } from '../ground/people/contact-records.ts';
import { peopleRecordMessages } from '../ground/people/messages.ts';
import { findContacts } from '../ground/people/queries.ts';
import { writeRecords } from '../../records/kept/queries.ts';
import { representationMessages } from '../ground/representations/messages.ts';
import { representations } from '../ground/representations/representation-records.ts';
import type { MergeKind } from './contract.ts';
import { calledNow, representationsShowing } from './definition-of.ts';

/** What went from one contact or organisation to another, and to which. */
interface MovedNamings {
  kind: MergeKind;
  from: number;
  to: number;
  /** Of representations. */
  representees: readonly number[];
  agents: readonly number[];
  contacts: readonly number[];
}

/** The histories of what went over say so, and pages that show either of the two learn of it. */
export async function recordMove(tx: Tx, actor: Actor, moved: MovedNamings): Promise<void> {
  const { kind, from, to, representees, agents, contacts } = moved;
  const [oldValue, newValue] = [await calledNow(tx, kind, from), await calledNow(tx, kind, to)];
  const line = (field: string, label: string, recordIds: readonly number[]) =>
    recordIds.length === 0 ? [] : [{ field, label, oldValue, newValue, recordIds: [...recordIds] }];
  const named = [...new Set([...representees, ...agents])];
  if (named.length > 0) await writeRecords(tx, representations, named, {});
  await changed(tx, actor, {
    of: representations.changes,
    ids: named,
    kind: 'updated',
    history: [
      ...line('representee', representationMessages.representeeChanged, representees),
      ...line('agents', representationMessages.agentsChanged, agents),
    ],
  });
  const { organisation } = peopleRecordMessages.fields;
  await changed(tx, actor, {
    of: contactRecords.changes,
    ids: contacts,
    kind: 'updated',
    history: line('organisation_id', organisation, contacts),
  });
  for (const id of [from, to]) await tellShown(tx, actor, kind, id);
}

/** A name may be another than before wherever it is shown. */
async function tellShown(tx: Tx, actor: Actor, kind: MergeKind, id: number): Promise<void> {
  const ids = await representationsShowing(tx, kind, id);
  await changed(tx, actor, { of: representations.changes, ids, kind: 'updated' });
  if (kind === 'contact') return;
  const team = (await findContacts(tx, { organisationId: id })).map((contact) => contact.id);
  await changed(tx, actor, { of: contactRecords.changes, ids: team, kind: 'updated' });
}
