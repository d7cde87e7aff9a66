import { sql, type Tx } from '../../../platform/db.ts';
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
  await sql`delete from intake_keys where representation_id = any(${ids}::bigint[])`.execute(tx);
  // Copies say what its respondent may still change, and nothing leads from there to them any more.
  if (isAnswered) await withdrawOutdated(tx, actor, await withCopies(tx, ids));
  const items = await sql<{ id: number }>`
    update inbox_items i
       set text = said.text, status = case when said.text ~ '[^[:space:]]' then 'waiting' else 'unreadable' end,
           representation_id = null, row_version = row_version + 1
      from (select n.id, coalesce(o.text, n.text) as text
              from inbox_items n left join representation_originals o using (representation_id)
             where n.representation_id = any(${ids}::bigint[])) said
     where i.id = said.id returning i.id`.execute(tx);
  const rows = await sql<{ id: number }>`
    update intake_rows set outcome = 'undone'
     where representation_id = any(${ids}::bigint[]) and outcome in ('taken', 'corrected')
    returning run_id as id`.execute(tx);
  await changed(tx, null, { of: inboxChanges, ids: idsOf(items.rows), kind: 'updated' });
  await changed(tx, null, {
    of: intakeChanges,
    ids: [...new Set(idsOf(rows.rows))],
    kind: 'updated',
  });
  if (isAnswered)
    await changed(tx, null, { of: answerChanges, ids: [MANY_RECORDS], kind: 'updated' });
  const gone = await unused(tx, 'contacts', people.contacts);
  await setDeleted(tx, actor, contacts, { ids: gone, deleted: true });
  const bodies = await unused(tx, 'organisations', people.organisations);
  await setDeleted(tx, actor, organisations, { ids: bodies, deleted: true });
}

/** Holds those whose answers these representations say. */
async function holdRespondents(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    select id from document_respondents where representation_id = any(${ids}::bigint[])
     order by id for no key update`.execute(tx);
}

/**
 * Answers to a document are registered again as they are then: after the representation that said them before, where
 * there is one. Whether any were.
 */
async function freeAnswers(tx: Tx, actor: Actor, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ taken: number; before: number | null }>`
    update document_respondents d
       set representation_id = substring(k.key from ' after ([0-9]+)$')::bigint,
           registered_answers = case when k.key ~ ' after [0-9]+$' then '{}'::text[] end
      from intake_keys k
     where k.representation_id = d.representation_id and d.representation_id = any(${ids}::bigint[])
    returning k.representation_id as taken, d.representation_id as before`.execute(tx);
  for (const { taken, before } of rows)
    if (before !== null)
      await changed(tx, actor, {
        of: representationChanges,
        ids: [before],
        kind: 'updated',
        history: [{ ...messages.answers, newValue: messages.laterTakenBack(taken) }],
      });
  return rows.length > 0;
}

/** Those that came from the inbox, a file of rows or a document can be registered again from there. */
async function noteTakenBack(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update representations r set taken_back_to = f.place
      from (select representation_id as id, 'inbox' as place from inbox_items
             where representation_id = any(${ids}::bigint[])
             union
            select representation_id, 'file' from intake_rows
             where representation_id = any(${ids}::bigint[]) and outcome in ('taken', 'corrected')
             union
            select representation_id, 'document' from document_respondents
             where representation_id = any(${ids}::bigint[])) f
     where r.id = f.id`.execute(tx);
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** People and organisations of these representations that the same registering added. */
async function peopleAdded(tx: Tx, { id, ids }: PartOfBulk) {
  const { rows } = await sql<{ kind: 'contact' | 'organisation'; id: number }>`
    with named as (
      select contact_id, organisation_id from representees where representation_id = any(${ids}::bigint[])
      union select contact_id, null from representation_agents where representation_id = any(${ids}::bigint[])),
    bodies as (
      select organisation_id as id from named
      union select c.organisation_id from contacts c join named n on n.contact_id = c.id),
    people as (
      select contact_id as id from named
      union select c.id from contacts c join bodies b on b.id = c.organisation_id)
    select distinct h.entity as kind, h.record_id as id
      from record_history h
     where h.bulk_id = ${id} and h.field = h.entity
       and (h.entity = 'contact' and h.record_id in (select p.id from people p)
            or h.entity = 'organisation' and h.record_id in (select b.id from bodies b))`.execute(
    tx,
  );
  const of = (kind: string) => idsOf(rows.filter((row) => row.kind === kind));
  return { contacts: of('contact'), organisations: of('organisation') };
}

/** Those that no representation names any more, and nobody has changed. */
async function unused(
  tx: Tx,
  table: 'contacts' | 'organisations',
  ids: readonly number[],
): Promise<number[]> {
  const isContact = table === 'contacts';
  const namedBy = isContact
    ? sql`select e.representation_id from representees e where e.contact_id = p.id
          union all select a.representation_id from representation_agents a where a.contact_id = p.id`
    : sql`select e.representation_id from representees e where e.organisation_id = p.id`;
  const members = isContact
    ? sql`false`
    : sql`exists (select from contacts c where c.organisation_id = p.id and not c.is_deleted)`;
  const { rows } = await sql<{ id: number }>`
    select p.id from ${sql.ref(table)} p
     where p.id = any(${ids}::bigint[]) and not p.is_deleted and not ${members}
       and not exists (
         select from (${namedBy}) n join representations r on r.id = n.representation_id and not r.is_deleted)
       and not exists (
         select from record_history h
          where h.entity = ${isContact ? 'contact' : 'organisation'} and h.record_id = p.id and h.type = 'EDIT'
            and h.field <> h.entity and h.undone_by is null and not h.details ? 'undoes')
     order by p.id`.execute(tx);
  return idsOf(rows);
}
