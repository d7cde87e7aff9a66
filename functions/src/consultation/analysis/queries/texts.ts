import { sql, type Tx } from '../../../platform/db.ts';
import { isTextShown } from '../../ground/texts/queries/public-text.ts';

export interface PublicText {
  id: number;
  /** As a reader without the permission for originals sees it. */
  text: string;
  digest: string;
}

/** Every text of a consultation, without what was redacted. */
export async function publicTexts(tx: Tx, consultationId: number): Promise<PublicText[]> {
  const { rows } = await sql<PublicText>`
    select r.id, p.plain as text, md5(p.plain) as digest
      from representations r join public_texts p on p.representation_id = r.id
     where r.consultation_id = ${consultationId} and not r.is_deleted order by r.id`.execute(tx);
  return rows;
}

/** The public text of one representation; '' where it has none, or the caller may not read it yet. */
export async function publicTextOf(tx: Tx, id: number): Promise<string> {
  const { rows } = await sql<{ plain: string }>`
    select p.plain from public_texts p join representations r on r.id = p.representation_id
     where r.id = ${id} and ${isTextShown}`.execute(tx);
  return rows[0]?.plain ?? '';
}
