import { sql, type Tx } from '../../platform/db.ts';
import { answersInWords, publishedAs } from '../ground/responses/published-answers.ts';
import { writeShownResponses } from '../ground/responses/queries/published.ts';
import { isNamedDeleted, isReplaced } from '../ground/publication/queries/publication.ts';
import { digest, shown } from '../ground/publication/queries/shown.ts';
import { closeEditions } from '../ground/texts/queries/withdraw.ts';
import {
  areAttachmentsOutdated,
  publishAttachments,
  redactorsOf,
} from '../ground/publication/queries/published-attachments.ts';
import type { Publishable } from './permissions.ts';

export type PublicationState = Publishable & {
  id: number;
  edition: number;
};

/** How representations stand that are not deleted, held until the transaction ends. */
export async function lockPublicationStates(
  tx: Tx,
  ids: readonly number[],
): Promise<PublicationState[]> {
  const { rows: held } = await sql<{ id: number }>`
    select id from representations where id = any(${ids}::bigint[]) and not is_deleted
     order by id for update`.execute(tx);
  return findStandings(
    tx,
    held.map(({ id }) => id),
  );
}

export async function findStandings(tx: Tx, ids: readonly number[]): Promise<PublicationState[]> {
  const { rows } = await sql<PublicationState>`
    select r.id, r.publication, r.consent, coalesce(trim(t.plain) <> '', false) as "hasText",
           ${isReplaced} as "isReplaced", ${isNamedDeleted} as "isNamedDeleted", o.representation_id is not null as "isPublished", p.asked_by as "askedBy",
           w.account_id as "lastEditor", coalesce(p.edition, 0) as edition,
           p.digest is not distinct from ${digest} as "isAsApproved", ${redactorsOf(sql`r.id`)} as redactors
      from representations r
      left join public_texts t on t.representation_id = r.id
      left join publications p on p.representation_id = r.id
      left join published_representations o on o.representation_id = r.id
      left join representation_texts w on w.representation_id = r.id
     where r.id = any(${ids}::bigint[]) and not r.is_deleted
     order by r.id`.execute(tx);
  return rows;
}

export async function writeAsked(tx: Tx, ids: readonly number[], accountId: number): Promise<void> {
  await sql`
    insert into publications (representation_id, asked_by)
    select unnest(${ids}::bigint[]), ${accountId}
    on conflict (representation_id) do update
      set asked_by = excluded.asked_by, asked_at = clock_timestamp(), approved_by = null, approved_at = null`.execute(
    tx,
  );
}

/** Notes who approved them, and what exactly: publishing anything else is refused. */
export async function writeApproved(tx: Tx, ids: readonly number[], accountId: number) {
  await sql`
    update publications set approved_by = ${accountId}, approved_at = clock_timestamp()
     where representation_id = any(${ids}::bigint[])`.execute(tx);
  await sql`
    update publications p set digest = ${digest}
      from representations r
     where r.id = p.representation_id and p.representation_id = any(${ids}::bigint[])`.execute(tx);
}

/** Puts the present text, name and topics before the public, as the next edition; gives its number by id. */
export async function publishNow(
  tx: Tx,
  ids: readonly number[],
  accountId: number,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; edition: number }>`
    update publications set edition = edition + 1
     where representation_id = any(${ids}::bigint[])
    returning representation_id as id, edition`.execute(tx);
  await closeEditions(tx, ids);
  await sql`
    insert into publication_editions (representation_id, edition, published_by)
    select representation_id, edition, ${accountId} from publications
     where representation_id = any(${ids}::bigint[])`.execute(tx);
  await sql`delete from published_representations where representation_id = any(${ids}::bigint[])`.execute(
    tx,
  );
  await sql`
    insert into published_representations (representation_id, edition, consultation_id, consultation, received_date,
                                           representee, representee_kind, attitude, policy, topics, document, plain)
    select s.representation_id, p.edition, s.consultation_id, s.consultation, s.received_date, s.representee,
           s.representee_kind, s.attitude, s.policy, s.topics, coalesce(s.document, 'null'), s.plain
      from (${shown}) s join publications p on p.representation_id = s.representation_id
     where s.representation_id = any(${ids}::bigint[])`.execute(tx);
  const answers = [...(await answersInWords(tx, ids))];
  await writeShownResponses(
    tx,
    answers.map(([id, words]) => ({ id, words: publishedAs(words) })),
  );
  await publishAttachments(tx, ids);
  return new Map(rows.map(({ id, edition }) => [id, edition]));
}

/** Who asked and approved, what the public reads, and whether that is what would be published now. */
export async function findPublication(tx: Tx, id: number) {
  const nameOf = (account: string) => sql`
    (select coalesce(nullif(a.display_name, ''), split_part(a.email, '@', 1)) from accounts a
      where a.id = ${sql.ref(account)})`;
  const { rows } = await sql<{
    askedBy: string | null;
    approvedBy: string | null;
    publishedAt: string | null;
    isOutdated: boolean;
    response: string | null;
  }>`
    select ${nameOf('p.asked_by')} as "askedBy", ${nameOf('p.approved_by')} as "approvedBy",
           o.published_at as "publishedAt", o.response,
           o.representation_id is not null and
             (o.representee, o.attitude, o.policy, o.topics, o.plain, o.consultation, o.received_date) is distinct from
             (s.representee, s.attitude, s.policy, s.topics, s.plain, s.consultation, s.received_date) as "isOutdated"
      from (${shown}) s
      left join publications p on p.representation_id = s.representation_id
      left join published_representations o on o.representation_id = s.representation_id
     where s.representation_id = ${id}`.execute(tx);
  const { response = null, ...found } = rows[0] ?? {
    askedBy: null,
    approvedBy: null,
    publishedAt: null,
    isOutdated: false,
  };
  const answer = publishedAs((await answersInWords(tx, [id])).get(id) ?? []);
  const isAnsweredAnew = found.publishedAt !== null && answer !== response;
  const isShownAnew = found.publishedAt !== null && (await areAttachmentsOutdated(tx, id));
  return { ...found, isOutdated: found.isOutdated || isAnsweredAnew || isShownAnew };
}
