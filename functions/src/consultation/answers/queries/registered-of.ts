import { sql, type Tx } from '../../../platform/db.ts';
import { holdForPublic } from '../../ground/publication/queries/publication.ts';
import { withCopies } from '../../ground/representations/queries/copies.ts';
import { consents } from '../../ground/representations/representation-rules.ts';

export interface Registered {
  /** The representation that says what counts, those whose place it took, and the copies of each. */
  ids: number[];
  /** What of the respondent is registered, as `registered_answers` keeps it. */
  answers: string[];
}

/** What is registered of a respondent, who is held until the transaction ends; undefined where nothing is. */
export async function holdRegistered(
  tx: Tx,
  respondentId: number,
): Promise<Registered | undefined> {
  const { rows } = await sql<{ latest: number | null; answers: string[] | null }>`
    select representation_id as latest, registered_answers as answers from document_respondents
     where id = ${respondentId} for update`.execute(tx);
  const { latest = null, answers = null } = rows[0] ?? {};
  if (latest === null) return undefined;
  const { rows: chain } = await sql<{ id: number }>`
    with recursive said (id) as (
      select ${latest}::bigint
      union
      select substring(k.key from ' after ([0-9]+)$')::bigint
        from said s join intake_keys k on k.representation_id = s.id and k.key ~ ' after [0-9]+$')
    select id from said`.execute(tx);
  const said = chain.map(({ id }) => id);
  // Whoever copies one of them meanwhile is waited for.
  await holdForPublic(tx, said);
  return { ids: await withCopies(tx, said), answers: answers ?? [] };
}

export interface Reduced {
  id: number;
  before: string;
}

/** From the least to the most. */
const covers = sql`${consents.toReversed()}::text[]`;

/** Of these representations, deleted ones too, the consent of those that have more than this becomes this. */
export async function reduceConsent(
  tx: Tx,
  ids: readonly number[],
  consent: string,
): Promise<Reduced[]> {
  const { rows } = await sql<Reduced>`
    with more as (
      select id, consent from representations
       where id = any(${ids}::bigint[])
         and array_position(${covers}, consent) > array_position(${covers}, ${consent}::text)
       order by id for update)
    update representations r
       set consent = ${consent}, row_version = r.row_version + 1, updated_at = clock_timestamp()
      from more where r.id = more.id
    returning r.id, more.consent as before`.execute(tx);
  return rows;
}

/** What is registered of a respondent has another consent now: given anew, it is registered anew. */
export async function noteReduced(tx: Tx, respondentId: number): Promise<void> {
  await sql`
    update document_respondents set registered_answers[1] = 'consent reduced'
     where id = ${respondentId} and cardinality(registered_answers) > 1`.execute(tx);
}
