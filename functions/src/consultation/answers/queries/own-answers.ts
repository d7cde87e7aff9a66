import { sql, type Tx } from '../../../platform/db.ts';
import type { Answer } from '../../ground/documents/blocks/question/answer-rules.ts';
import type { KeptAnswer } from '../contract.ts';
import type { HeldReason } from '../contract/moderation.ts';

/** Which answer of a respondent. */
export interface AnswerPlace {
  respondentId: number;
  accountId: number;
  questionId: string;
  siteId: number | null;
}

const columns = sql`
  question_id::text as "questionId", site_id as "siteId", site_name as "siteName", edition, draft,
  draft_mark as "draftMark", answer, version, submitted_at as "submittedAt"`;
const at = ({ respondentId, questionId, siteId }: AnswerPlace) => sql`
  respondent_id = ${respondentId} and question_id = ${questionId}::uuid
  and site_id is not distinct from ${siteId}::bigint`;

/** What a respondent answered and drafted, in the order in which they began. */
export async function findOwnAnswers(tx: Tx, respondentId: number): Promise<KeptAnswer[]> {
  const { rows } = await sql<KeptAnswer>`
    select ${columns} from question_answers where respondent_id = ${respondentId} order by id`.execute(
    tx,
  );
  return rows;
}

/** One answer or draft, held until the transaction ends. */
export async function holdOwnAnswer(tx: Tx, place: AnswerPlace): Promise<KeptAnswer | undefined> {
  const { rows } = await sql<KeptAnswer>`
    select ${columns} from question_answers where ${at(place)} for update`.execute(tx);
  return rows[0];
}

interface NewAnswer extends AnswerPlace {
  documentId: number;
  siteName: string | null;
  /** Submitted versions that the writer knows of; 0: none. */
  version: number;
}

/** The edition of a document that is answered at this moment, by the clock of the database: no row before or after. */
const openEdition = (documentId: number) => sql`
  from published_documents p join published_consultations c on c.id = p.consultation_id
 where p.document_id = ${documentId} and now() >= c.opens_at and now() <= c.closes_at`;

/** Where something is typed, and over which draft. */
export interface TypedIn {
  /** The window; null: not known. */
  tab: string | null;
  /** The mark of the draft that was read there; null: of none. */
  over: string | null;
}

/** Nothing else was typed on another device or in another window meanwhile. */
const isTypedHere = ({ tab, over }: TypedIn) => sql`(
  a.draft is null or a.draft_tab is not distinct from ${tab}::uuid or a.draft_mark is not distinct from ${over}::uuid)`;

/**
 * Keeps what is typed; undefined where it is not the time, or another version was submitted or something else typed
 * elsewhere meanwhile.
 */
export async function writeTyped(
  tx: Tx,
  {
    documentId,
    siteName,
    version,
    draft,
    typedIn,
    ...place
  }: NewAnswer & { draft: Answer; typedIn: TypedIn },
): Promise<{ savedAt: string; mark: string } | undefined> {
  const { rows } = await sql<{ savedAt: string; mark: string }>`
    insert into question_answers as a (respondent_id, account_id, question_id, site_id, site_name, edition, draft,
                                       draft_mark, draft_tab, version)
    select ${place.respondentId}::bigint, ${place.accountId}::bigint, ${place.questionId}::uuid, ${place.siteId}::bigint,
           ${siteName}::text, p.edition, ${JSON.stringify(draft)}::jsonb,
           gen_random_uuid(), ${typedIn.tab}::uuid, 0
    ${openEdition(documentId)}
    on conflict (respondent_id, question_id, site_id) do update
       set draft = excluded.draft, draft_mark = excluded.draft_mark, draft_tab = excluded.draft_tab,
           updated_at = clock_timestamp()
     where a.version = ${version} and (${isTypedHere(typedIn)} or a.draft = excluded.draft)
    returning updated_at as "savedAt", draft_mark as mark`.execute(tx);
  return rows[0];
}

/** Forgets what was typed and not submitted, unless it was typed elsewhere meanwhile; what was submitted stays. */
export async function forgetTyped(tx: Tx, place: AnswerPlace, typedIn: TypedIn): Promise<void> {
  const here = sql`${at(place)} and ${isTypedHere(typedIn)}`;
  await sql`delete from question_answers a where ${here} and answer is null`.execute(tx);
  await sql`
    update question_answers a set draft = null, draft_mark = null, draft_tab = null where ${here}`.execute(
    tx,
  );
}

/** Submits an answer at the time that the deadline is compared with; undefined where it is not the time, or another version was submitted or something else typed elsewhere meanwhile. */
export async function writeAnswer(
  tx: Tx,
  {
    documentId,
    siteName,
    version,
    edition,
    answer,
    heldFor,
    typedIn,
    ...place
  }: NewAnswer & {
    /** Which was read; null: the present one. */
    edition: number | null;
    answer: Answer;
    heldFor: readonly HeldReason[];
    typedIn: TypedIn;
  },
): Promise<KeptAnswer | undefined> {
  const reasons = sql`array(select jsonb_array_elements_text(${JSON.stringify(heldFor)}::jsonb))`;
  const { rows } = await sql<KeptAnswer>`
    insert into question_answers as a (respondent_id, account_id, question_id, site_id, site_name, edition, answer,
                                       version, submitted_at, moderation, held_for)
    select ${place.respondentId}::bigint, ${place.accountId}::bigint, ${place.questionId}::uuid, ${place.siteId}::bigint,
           ${siteName}::text, least(${edition}::integer, p.edition), ${JSON.stringify(answer)}::jsonb, 1, now(),
           ${heldFor.length > 0 ? 'held' : null}::text, ${reasons}
    ${openEdition(documentId)}
    on conflict (respondent_id, question_id, site_id) do update
       set draft = null, draft_mark = null, draft_tab = null, answer = excluded.answer, site_name = excluded.site_name, edition = excluded.edition,
           version = a.version + 1, submitted_at = excluded.submitted_at, updated_at = excluded.submitted_at,
           moderation = case when excluded.moderation = 'held' or a.moderation in ('approved', 'rejected')
                             then 'held' else a.moderation end,
           held_for = array(select distinct unnest(
             a.held_for || excluded.held_for || case when a.moderation in ('approved', 'rejected') then array['edited'] else '{}' end))
     where a.version = ${version} and (${isTypedHere(typedIn)} or a.draft = excluded.answer)
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** Keeps what an answer says before it is edited. */
export async function keepVersion(tx: Tx, place: AnswerPlace): Promise<void> {
  await sql`
    insert into question_answer_versions (answer_id, version, account_id, edition, answer, submitted_at)
    select id, version, account_id, edition, answer, submitted_at
      from question_answers where ${at(place)} and answer is not null`.execute(tx);
}

/** Deletes an answer with its versions, and notes that it was held if it was; gives its id, undefined where it is not the time. */
export async function removeAnswer(
  tx: Tx,
  documentId: number,
  place: AnswerPlace,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with removed as (
      delete from question_answers where ${at(place)} and exists (select ${openEdition(documentId)})
      returning id, respondent_id, question_id, moderation
    ), noted as (
      update document_respondents r set held_before = array_append(r.held_before, removed.question_id)
        from removed
       where r.id = removed.respondent_id and removed.moderation is not null
         and removed.question_id <> all (r.held_before)
    )
    select id from removed`.execute(tx);
  return rows[0]?.id;
}

/** How often an account submitted something lately, and when it began what it submits now. */
export interface AnswerPace {
  lastHour: number;
  lastMinute: number;
  /** When the first draft was saved; null where nothing was. */
  begunAt: string | null;
}

export async function findPace(tx: Tx, place: AnswerPlace): Promise<AnswerPace> {
  const { accountId } = place;
  const { rows } = await sql<AnswerPace>`
    with lately as (
      select submitted_at from question_answers
       where account_id = ${accountId} and submitted_at > now() - interval '1 hour'
       union all
      select submitted_at from question_answer_versions
       where account_id = ${accountId} and submitted_at > now() - interval '1 hour'
    )
    select count(*)::int as "lastHour",
           (count(*) filter (where submitted_at > now() - interval '1 minute'))::int as "lastMinute",
           (select created_at from question_answers where ${at(place)}) as "begunAt"
      from lately`.execute(tx);
  return rows[0] ?? { lastHour: 0, lastMinute: 0, begunAt: null };
}
