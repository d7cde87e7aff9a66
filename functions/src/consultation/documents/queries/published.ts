import { sql, type Tx } from '../../../platform/db.ts';
import type { Edition } from '../../ground/documents/edition.ts';
import { servedEdition } from '../../ground/documents/served-edition.ts';

/** Ids of what the public can read, by title. */
export async function findPublishedIds(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select document_id as id from published_documents order by lower(title), document_id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** The edition of a document that the public reads; undefined where it reads none. */
export async function findPublishedDocument(
  tx: Tx,
  id: number,
): Promise<{ title: string; edition: number; config: Edition } | undefined> {
  const { rows } = await sql<{ title: string; edition: number; config: Edition }>`
    select title, edition, content as config from published_documents where document_id = ${id}`.execute(
    tx,
  );
  const [found] = rows;
  return found && { ...found, config: servedEdition(found.config) };
}

/** The edition of a document that is answered at this moment; undefined where none is. */
export async function findOpenEdition(tx: Tx, id: number): Promise<Edition | undefined> {
  const { rows } = await sql<{ content: Edition }>`
    select p.content from published_documents p join consultations c on c.id = p.consultation_id
     where p.document_id = ${id} and now() between c.opens_at and c.closes_at`.execute(tx);
  return rows[0] && servedEdition(rows[0].content);
}
