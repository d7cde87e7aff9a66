import { getAuth } from 'firebase-admin/auth';
import { sql, type Tx } from '../../../platform/db.ts';
import { firebaseApp } from '../../../platform/firebase.ts';
import { mintCookie } from '../../../platform/testing/cookie.ts';
import { type Client, clientFor } from '../../../platform/testing/client.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import type { Edition, EditionMap } from '../../ground/documents/edition.ts';
import { questionsOf } from '../../ground/documents/edition.ts';
import { sealedOpening } from '../moderation/opening.ts';
import { asked, editionAsking } from './given.ts';

/** The sites on the map of the question about sites. */
export const sites = [
  { id: 7, name: 'Mill field', reference: 'MF1', info: [] },
  { id: 8, name: 'Brook', reference: null, info: [] },
];

const map: EditionMap = {
  caption: 'Sites',
  picture: 'maps/a.svg',
  data: 'maps/a.json',
  words: 'Two sites',
  layers: [],
  sites,
  attribution: [],
};

/** An edition whose question about sites can be answered. */
export function answerableEdition(): Edition {
  const edition = editionAsking();
  const question = questionsOf(edition).find(({ id }) => id === asked.sites)?.question;
  // Of its own: tests change what they are given.
  if (question) question.map = structuredClone(map);
  return edition;
}

interface Times {
  /** In SQL, from now: '-1 day'. */
  opens: string;
  closes: string;
}
const OPEN: Times = { opens: '-1 day', closes: '1 day' };

/** A document that the public reads, and answers at these times (null: never). */
export async function publishedDocument(
  council: Council,
  times: Times | null = OPEN,
  edition = answerableEdition(),
) {
  const write = async <T>(work: (tx: Tx) => Promise<{ rows: T[] }>): Promise<T[]> => {
    let rows: T[] = [];
    await inSchemaOf(council, async (tx) => {
      ({ rows } = await work(tx));
    });
    return rows;
  };
  const [consultation] = times
    ? await write((tx) =>
        sql<{ id: number }>`
          insert into consultations (name, kind, opens_at, closes_at)
          values (${`Plan ${crypto.randomUUID()}`}, 'Other', now() + ${times.opens}::interval,
                  now() + ${times.closes}::interval) returning id::int`.execute(tx),
      )
    : [];
  const consultationId = consultation?.id ?? null;
  const [document] = await write((tx) =>
    sql<{ id: number }>`
      insert into documents (title, consultation_id, settings)
      values ('Local plan', ${consultationId}, '{"hideSectionNumberings": false, "subtitle": ""}') returning id::int`.execute(
      tx,
    ),
  );
  const { id } = document!;
  const publish = async (content: Edition, number: number) => {
    const json = JSON.stringify(content);
    await write((tx) =>
      sql`insert into document_editions (document_id, edition, revision, content)
          values (${id}, ${number}, ${number}, ${json}::jsonb)`.execute(tx),
    );
    await write((tx) =>
      sql`insert into published_documents (document_id, edition, title, content, consultation_id, search_text)
          values (${id}, ${number}, ${content.title}, ${json}::jsonb, ${consultationId}, '')
          on conflict (document_id) do update set edition = excluded.edition, content = excluded.content`.execute(
        tx,
      ),
    );
  };
  await publish(edition, 1);
  return {
    id,
    publish,
    closeNow: () =>
      write((tx) =>
        sql`update consultations set closes_at = now() - interval '1 second' where id = ${consultationId}`.execute(
          tx,
        ),
      ),
    /** Answers come in again until tomorrow. */
    extend: () =>
      write((tx) =>
        sql`update consultations set closes_at = now() + interval '1 day' where id = ${consultationId}`.execute(
          tx,
        ),
      ),
    withdraw: () =>
      write((tx) => sql`delete from published_documents where document_id = ${id}`.execute(tx)),
  };
}

/** What the page carries of a resident who opened it a while ago: nobody takes them for a machine. */
export const openedEarlier = (council: Council, documentId: number, accountId: number) =>
  sealedOpening(council, {
    documentId,
    accountId,
    at: new Date(Date.now() - 600_000).toISOString(),
  });

/** A client of another resident of a council, with their account's id and clients. */
export async function anotherResident(
  council: Council,
  name: string,
  { verified = true, clients = [] as { id: string; companyName: string }[] } = {},
): Promise<{ client: Client; cookie: string; accountId: number; email: string }> {
  const uid = `${name}-${crypto.randomUUID()}`;
  const email = `${uid}@example.org`.toLowerCase();
  const auth = getAuth(firebaseApp()).tenantManager().authForTenant(council.authTenantId);
  await auth.createUser({ uid, email, emailVerified: verified });
  let accountId = 0;
  await inSchemaOf(council, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into accounts (uid, email, display_name, kind, provider, verified, meta)
      values (${uid}, ${email}, ${name}, 'consultation', 'firebase-auth', ${verified},
              ${JSON.stringify({ clientDetails: clients, types: clients.length > 0 ? ['agent'] : [] })}::jsonb) returning id::int`.execute(
      tx,
    );
    accountId = rows[0]!.id;
  });
  const cookie = mintCookie({ authTenantId: council.authTenantId, uid });
  return { client: clientFor(council.shortName, cookie), cookie, accountId, email };
}
