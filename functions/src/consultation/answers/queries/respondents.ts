import { sql, type Tx } from '../../../platform/db.ts';
import { madeReference } from '../made-reference.ts';

/** Who answers a document: an account for itself or for one of its clients. */
export interface AnswersAs {
  documentId: number;
  accountId: number;
  client: AnsweredFor | null;
}
export interface Client {
  id: string;
  companyName: string;
}
/** On whose behalf an account answers; it may have said since that it is no agent. */
export type AnsweredFor = Client & { isAgents: boolean };

export interface Respondent {
  id: number;
  reference: string;
  consent: 'Name and text' | 'Text only' | 'None' | null;
  firstSubmittedAt: string | null;
  /** The questions of which an answer was held and then deleted. */
  heldBefore: string[];
}

const columns = sql`id, reference, consent, first_submitted_at as "firstSubmittedAt", held_before as "heldBefore"`;
const whose = ({ documentId, accountId, client }: AnswersAs) => sql`
  document_id = ${documentId} and account_id = ${accountId} and client_id is not distinct from ${client?.id ?? null}`;

/** Those on whose behalf an account answers, or did while it was an agent's. */
export async function findClients(
  tx: Tx,
  accountId: number,
): Promise<{ isAgent: boolean; clients: Client[] }> {
  const { rows } = await sql<{ isAgent: boolean; clients: Client[] }>`
    select coalesce(meta -> 'types' ? 'agent', false) as "isAgent",
           coalesce(meta -> 'clientDetails', '[]') as clients
      from accounts where id = ${accountId}`.execute(tx);
  return rows[0] ?? { isAgent: false, clients: [] };
}

export async function findRespondent(tx: Tx, who: AnswersAs): Promise<Respondent | undefined> {
  const { rows } = await sql<Respondent>`
    select ${columns} from document_respondents where ${whose(who)}`.execute(tx);
  return rows[0];
}

/** What an account answered of a document for one of those it answers for. */
interface GivenFor {
  clientId: string | null;
  /** Its name when it was first answered for; null: for themselves. */
  clientName: string | null;
  reference: string;
  /** Questions that something was submitted to. */
  questionIds: string[];
  /** Questions of which something was typed and not submitted. */
  unsentIds: string[];
}

/** For whom an account answered a document, and which questions. */
export async function findGivenFor(
  tx: Tx,
  { documentId, accountId }: Pick<AnswersAs, 'documentId' | 'accountId'>,
): Promise<GivenFor[]> {
  const { rows } = await sql<GivenFor>`
    select r.client_id as "clientId", r.client_name as "clientName", r.reference,
           coalesce(array_agg(distinct a.question_id::text) filter (where a.answer is not null), '{}') as "questionIds",
           coalesce(array_agg(distinct a.question_id::text) filter (where a.draft is not null), '{}') as "unsentIds"
      from document_respondents r
      left join question_answers a on a.respondent_id = r.id
     where r.document_id = ${documentId} and r.account_id = ${accountId}
     group by r.id
     order by r.id`.execute(tx);
  return rows;
}

/** The respondent, who has a reference from now on. A client's name is kept as it is at the time. */
export async function keepRespondent(tx: Tx, who: AnswersAs): Promise<Respondent> {
  // A reference that somebody has already leaves nobody added, and another is tried.
  for (let tries = 0; tries < 5; tries += 1) {
    const found = await findRespondent(tx, who);
    if (found) return found;
    await sql`
      insert into document_respondents (document_id, account_id, client_id, client_name, reference)
      values (${who.documentId}, ${who.accountId}, ${who.client?.id ?? null}, ${who.client?.companyName ?? null},
              ${madeReference(who.documentId)})
      on conflict do nothing`.execute(tx);
  }
  throw new Error(`No reference is left for document ${who.documentId}`);
}

/** Notes that the respondent has submitted something; true the first time. */
export async function noteSubmitted(tx: Tx, who: AnswersAs): Promise<boolean> {
  const { rows } = await sql`
    update document_respondents set first_submitted_at = now(), client_name = ${who.client?.companyName ?? null}
     where ${whose(who)} and first_submitted_at is null returning id`.execute(tx);
  return rows.length > 0;
}

export async function writeConsent(tx: Tx, id: number, consent: string): Promise<void> {
  await sql`update document_respondents set consent = ${consent} where id = ${id}`.execute(tx);
}

/** Notes that a receipt is sent; false where one was within the last minute. */
export async function noteReceipt(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update document_respondents set receipt_sent_at = now()
     where id = ${id} and (receipt_sent_at is null or receipt_sent_at <= now() - interval '1 minute')
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Notes that a link is sent; false where one was within the last minute. */
export async function noteLink(tx: Tx, id: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    update document_respondents set link_sent_at = now()
     where id = ${id}
       and not exists (select from document_respondents
                        where account_id = ${accountId} and link_sent_at > now() - interval '1 minute')
    returning id`.execute(tx);
  return rows.length > 0;
}
