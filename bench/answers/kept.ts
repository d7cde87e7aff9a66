import type pg from 'pg';
import { draftOf, type Told, wordsOf } from './residents.ts';

interface Row {
  resident: number;
  text: string | null;
  draft: string | null;
  is_late: boolean;
  is_held: boolean;
}

/** What is wrong with what is kept, in words; none where every acknowledged answer is there once and every draft stayed. */
export async function faultsOfKept(
  client: pg.Client,
  { told, drafted, documentId }: { told: Map<number, Told>; drafted: number; documentId: number },
): Promise<string[]> {
  const { rows } = await client.query<Row>(
    `select substring(p.uid from 6)::int as resident, a.answer->>'text' as text, a.draft->>'text' as draft,
            a.submitted_at > c.closes_at as is_late, a.moderation = 'held' as is_held
       from question_answers a join accounts p on p.id = a.account_id
       join document_respondents r on r.id = a.respondent_id
       join documents d on d.id = r.document_id join consultations c on c.id = d.consultation_id
      where r.document_id = $1`,
    [documentId],
  );
  const faults: string[] = [];
  const found = new Map<number, Row[]>();
  for (const row of rows) found.set(row.resident, [...(found.get(row.resident) ?? []), row]);
  for (const [resident, { status }] of told) {
    const kept = found.get(resident) ?? [];
    if (kept.length > 1) faults.push(`Kept twice: ${resident}`);
    const text = kept[0]?.text ?? null;
    if (status === 200 && text !== wordsOf(resident))
      faults.push(`Acknowledged and not kept: ${resident}`);
    if ([403, 429, 503].includes(status) && text !== null)
      faults.push(`Refused with ${status} and kept: ${resident}`);
    if (resident < drafted && text === null && kept[0]?.draft !== draftOf(resident))
      faults.push(`Draft lost: ${resident}`);
  }
  const late = rows.filter(({ text, is_late }) => text !== null && is_late).length;
  if (late > 0) faults.push(`Kept after the deadline: ${late}`);
  const held = rows.filter(({ is_held }) => is_held).length;
  if (held > 0) faults.push(`Held as if a machine had sent them: ${held}`);
  return faults;
}
