import { sql, type Tx } from '../../../platform/db.ts';
import { issueOf } from './papers.ts';
import { SUMMARIES_KEPT, type KeptReport } from './reports.ts';

/** Notes which published editions stand in a volume, counted from 1. */
export async function writeContents(
  tx: Tx,
  reportId: string,
  volume: number,
  shown: readonly { id: number; edition: number }[],
): Promise<void> {
  await sql`
    insert into report_contents (report_id, volume, representation_id, edition)
    select ${reportId}, ${volume}, s.id, s.edition
      from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as s (id bigint, edition integer)`.execute(
    tx,
  );
}

/** What a report says in the words of a response, under its issue, or of a theme, which has none. */
export interface ReportWords {
  kind: 'response' | 'theme';
  issue: string;
  words: string;
}

/** Notes what a report says in the words of others. */
export async function writeWords(
  tx: Tx,
  reportId: string,
  said: readonly ReportWords[],
): Promise<void> {
  await sql`
    insert into report_words (report_id, kind, issue, words)
    select ${reportId}, s.kind, s.issue, s.words
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as s (kind text, issue text, words text)`.execute(
    tx,
  );
}

/** Whether what a report says in the words `w` is said so still. */
const isSaidStill = sql`
  case w.kind
    when 'theme' then exists (select from themes t where t.name = w.words)
    else exists (
      select from responses a
        join response_links l on l.response_id = a.id
        join representations o on o.id = l.representation_id and not o.is_deleted
       where a.council_response = w.words and ${issueOf} = w.issue and a.state <> 'Draft' and not a.is_deleted) end`;

/**
 * Whether all that stands in a volume may still be given out: its editions are what the public reads, its responses are
 * approved as they stand there, and its themes are called so. Of a pack whose contents nobody noted it is not, nor of
 * what is kept past its time.
 */
export async function isStillPublic(
  tx: Tx,
  { id, request }: KeptReport,
  volume: number,
): Promise<boolean> {
  const { rows } = await sql<{
    noted: number;
    published: number;
    lost: number;
    isKept: boolean;
  }>`
    select count(c.representation_id)::int as noted, count(p.representation_id)::int as published,
           (select count(*)::int from report_words w where w.report_id = r.id and not ${isSaidStill}) as lost,
           r.finished_at >= clock_timestamp() - ${SUMMARIES_KEPT} as "isKept"
      from reports r
      left join report_contents c on c.report_id = r.id and c.volume = ${volume}
      left join published_representations p
        on p.representation_id = c.representation_id and p.edition = c.edition
     where r.id = ${id}
     group by r.id`.execute(tx);
  const [found] = rows;
  if (!found?.isKept || found.lost > 0) return false;
  return request.kind === 'summary' || (found.noted > 0 && found.noted === found.published);
}
