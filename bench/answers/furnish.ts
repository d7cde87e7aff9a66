import type pg from 'pg';
import { asked, editionAsking } from '../../functions/src/consultation/answers/testing/given.ts';

export const uidOf = (resident: number) => `rush-${resident}`;
export const ASKED = asked.why;

/** A published document that asks residents until a deadline far away; gives its number and its consultation's. */
export async function furnishDocument(
  client: pg.Client,
  schema: string,
  residents: number,
): Promise<{ documentId: number; consultationId: number }> {
  await client.query(`set search_path = ${schema}, extensions`);
  await client.query(
    `insert into accounts (uid, email, display_name, kind, provider, verified, meta)
     select 'rush-' || n, 'rush-' || n || '@example.org', 'Resident ' || n, 'consultation', 'firebase-auth', true, '{}'
       from generate_series(0, $1::int - 1) n`,
    [residents],
  );
  const { rows: consultations } = await client.query<{ id: number }>(
    `insert into consultations (name, kind, opens_at, closes_at)
     values ('Local plan', 'Other', now() - interval '1 day', now() + interval '1 day') returning id::int`,
  );
  const consultationId = consultations[0]!.id;
  const { rows: documents } = await client.query<{ id: number }>(
    `insert into documents (title, consultation_id) values ('Local plan', $1) returning id::int`,
    [consultationId],
  );
  const documentId = documents[0]!.id;
  const edition = JSON.stringify(editionAsking());
  await client.query(
    `insert into document_editions (document_id, edition, revision, content) values ($1, 1, 1, $2::jsonb)`,
    [documentId, edition],
  );
  await client.query(
    `insert into published_documents (document_id, edition, title, content, consultation_id, search_text)
     values ($1, 1, 'Local plan', $2::jsonb, $3, '')`,
    [documentId, edition, consultationId],
  );
  // They have answered another question before: the first answer's receipt is a mail, which is not measured here.
  await client.query(
    `insert into document_respondents (document_id, account_id, reference, consent, first_submitted_at)
     select $1, id, uid, 'Name and text', now() from accounts where uid like 'rush-%'`,
    [documentId],
  );
  await client.query('analyze');
  return { documentId, consultationId };
}
