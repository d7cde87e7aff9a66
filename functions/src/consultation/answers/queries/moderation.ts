import { sql, type Tx } from '../../../platform/db.ts';
import type { HeldAnswer, ModerationState } from '../contract/moderation.ts';
import { fromGiven, givenFields, type SubmittedAnswerRow } from './given-answers.ts';

export interface HeldRow extends SubmittedAnswerRow {
  documentId: number;
  documentTitle: string;
  version: number;
  decisions: HeldAnswer['decisions'];
}

interface AskedHeld {
  documentId?: number | undefined;
  state: ModerationState;
  limit: number;
  offset: number;
}

const inDocument = (documentId: number | undefined) => sql`
  a.moderation is not null and not d.is_deleted
  and ${documentId === undefined ? sql`true` : sql`d.id = ${documentId}`}`;

/** One page of the answers of a state, those that wait longest first. */
export async function findHeld(
  tx: Tx,
  { documentId, state, limit, offset }: AskedHeld,
): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select ${givenFields}, d.id as "documentId", d.title as "documentTitle", a.version,
           coalesce((select jsonb_agg(jsonb_build_object(
                              'decision', m.decision, 'reason', m.reason, 'by', coalesce(b.display_name, b.email),
                              'at', m.decided_at, 'version', m.version) order by m.id desc)
                       from answer_decisions m left join accounts b on b.id = m.decided_by
                      where m.answer_id = a.id), '[]') as decisions
      ${fromGiven} join documents d on d.id = r.document_id
     where ${inDocument(documentId)} and a.moderation = ${state}
     order by a.submitted_at, a.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countHeld(
  tx: Tx,
  documentId: number | undefined,
): Promise<Record<ModerationState, number>> {
  const { rows } = await sql<Record<ModerationState, number>>`
    select count(*) filter (where a.moderation = 'held')::int as held,
           count(*) filter (where a.moderation = 'approved')::int as approved,
           count(*) filter (where a.moderation = 'rejected')::int as rejected
      from question_answers a join document_respondents r on r.id = a.respondent_id
      join documents d on d.id = r.document_id
     where ${inDocument(documentId)}`.execute(tx);
  return rows[0] ?? { held: 0, approved: 0, rejected: 0 };
}

export interface Moderated {
  version: number;
  state: ModerationState;
  /** The representation that says this version; null: none does. */
  representationId: number | null;
}

/** An answer that was held, with its respondent until the transaction ends, so that nobody registers it meanwhile. */
export async function holdModerated(tx: Tx, id: number): Promise<Moderated | undefined> {
  const { rows } = await sql<Moderated>`
    select a.version, a.moderation as state, 
           case when a.id || '.' || a.version = any(r.registered_answers) then r.representation_id end as "representationId"
      from question_answers a join document_respondents r on r.id = a.respondent_id
      join documents d on d.id = r.document_id
     where a.id = ${id} and ${inDocument(undefined)} for update of a, r`.execute(tx);
  return rows[0];
}

interface WrittenDecision {
  id: number;
  version: number;
  decision: ModerationState;
  reason: string;
  accountId: number;
}

export async function writeAnswerDecision(
  tx: Tx,
  { id, version, decision, reason, accountId }: WrittenDecision,
): Promise<void> {
  await sql`update question_answers set moderation = ${decision} where id = ${id}`.execute(tx);
  await sql`
    insert into answer_decisions (answer_id, version, decision, reason, decided_by)
    values (${id}, ${version}, ${decision}, ${reason}, ${accountId})`.execute(tx);
}
