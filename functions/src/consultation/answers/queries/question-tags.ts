import { sql, type Tx } from '../../../platform/db.ts';

/** The tags that a respondent set, by question. */
export async function findQuestionTags(
  tx: Tx,
  respondentId: number,
): Promise<{ questionId: string; names: string[] }[]> {
  const { rows } = await sql<{ questionId: string; names: string[] }>`
    select question_id::text as "questionId", names from question_tags
     where respondent_id = ${respondentId}`.execute(tx);
  return rows;
}

interface QuestionTags {
  respondentId: number;
  accountId: number;
  questionId: string;
  names: readonly string[];
}

/** Replaces a respondent's tags of a question that they answered; false where they did not. */
export async function writeQuestionTags(
  tx: Tx,
  { respondentId, accountId, questionId, names }: QuestionTags,
): Promise<boolean> {
  const at = sql`respondent_id = ${respondentId} and question_id = ${questionId}::uuid`;
  const { rows: answered } = await sql`
    select id from question_answers where ${at} and answer is not null limit 1`.execute(tx);
  if (answered.length === 0) return false;
  if (names.length === 0) await sql`delete from question_tags where ${at}`.execute(tx);
  else
    await sql`
      insert into question_tags (respondent_id, account_id, question_id, names)
      select ${respondentId}::bigint, ${accountId}::bigint, ${questionId}::uuid,
             array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))
      on conflict (respondent_id, question_id) do update set names = excluded.names`.execute(tx);
  return true;
}
