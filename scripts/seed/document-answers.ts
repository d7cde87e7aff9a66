import { demoAnswers } from '../../emulator-data/consultation/document-answers.ts';
import { personName } from '../../emulator-data/consultation/people.ts';
import { seededRandom, type Random } from '../../emulator-data/random.ts';
import type {
  Edition,
  EditionQuestion,
  EditionSection,
} from '../../functions/src/consultation/ground/documents/edition.ts';
import { consents } from '../../functions/src/consultation/ground/representations/representation-rules.ts';
import { madeReference } from '../../functions/src/consultation/answers/made-reference.ts';
import { sql, type Tx } from '../../functions/src/platform/db.ts';

/** Over how many days the document has been read and answered. */
const DAYS = 21;
/** Readers for each who answers. */
const READERS = 9;

interface Answered {
  shortName: string;
  documentId: number;
  respondents: number;
}

/** Lets so many made-up residents read and answer a council's published document; they cannot log in. */
export async function seedDocumentAnswers(
  tx: Tx,
  { shortName, documentId, respondents }: Answered,
): Promise<void> {
  const { rows } = await sql<{ content: Edition; until: string }>`
    select content, least(now(), closes_at) as until
      from published_documents join consultations c on c.id = consultation_id
     where document_id = ${documentId}`.execute(tx);
  const [published] = rows;
  if (!published || respondents === 0) return;
  const { content: edition, until } = published;
  for (const table of ['document_editions', 'published_documents'])
    await sql`update ${sql.ref(table)} set published_at = ${until}::timestamptz - ${DAYS} * interval '1 day'
               where document_id = ${documentId}`.execute(tx);
  const random = seededRandom(`${shortName} answers`);
  const questions = edition.sections.flatMap(questionsOf);
  for (let at = 1; at <= respondents; at += 1)
    await addRespondent(tx, { shortName, documentId, until, at, questions, random });
  await addReadings(tx, { documentId, until, respondents, sections: edition.sections, random });
}

type Question = { id: string; content: EditionQuestion };

const questionsOf = ({ rows, sections }: EditionSection): Question[] => [
  ...rows.flat().flatMap((block) => (block.type === 'question' ? [block] : [])),
  ...sections.flatMap(questionsOf),
];

interface Respondent {
  shortName: string;
  documentId: number;
  /** Up to when answers are given: now, or the close. */
  until: string;
  at: number;
  questions: readonly Question[];
  random: Random;
}

async function addRespondent(
  tx: Tx,
  { shortName, documentId, until, at, questions, random }: Respondent,
): Promise<void> {
  const [firstName, lastName] = personName(random);
  const uid = `${shortName}-answers-${at}`;
  const { rows } = await sql<{ id: number; account_id: number; at: string }>`
    with account as (
      insert into accounts (uid, email, display_name, kind, provider, verified, about, meta)
      values (${uid}, ${`answers-${at}@${shortName}.test`}, ${`${firstName} ${lastName}`}, 'consultation', 'firebase-auth',
              true, ${JSON.stringify({ firstName, lastName })}::jsonb,
              ${JSON.stringify({ receiveEmails: false, types: ['individual'], employers: [], clientDetails: [] })}::jsonb)
      returning id
    )
    insert into document_respondents (document_id, account_id, reference, consent, first_submitted_at)
    select ${documentId}, id, ${madeReference(documentId)}, ${random.pick(consents)},
           ${until}::timestamptz - ${random.between(0, DAYS)} * interval '1 day'
      from account
    returning id, account_id, first_submitted_at as at`.execute(tx);
  const { id, account_id, at: submittedAt } = rows[0]!;
  // Nobody answers everything, and everybody something.
  const [first, ...others] = questions;
  const answered = [...(first ? [first] : []), ...others.filter(() => random.chance(0.6))];
  const given = answered.flatMap(({ id: questionId, content }) =>
    demoAnswers(content, random).map(({ site, answer }) => ({
      questionId,
      siteId: site?.id ?? null,
      siteName: site?.name ?? null,
      answer,
    })),
  );
  await sql`
    insert into question_answers (respondent_id, account_id, question_id, site_id, site_name, edition, answer, submitted_at)
    select ${id}, ${account_id}, (a ->> 'questionId')::uuid, (a ->> 'siteId')::bigint, a ->> 'siteName', 1, a -> 'answer',
           ${submittedAt}::timestamptz
      from jsonb_array_elements(${JSON.stringify(given)}::jsonb) a`.execute(tx);
}

interface Read {
  documentId: number;
  until: string;
  respondents: number;
  sections: readonly EditionSection[];
  random: Random;
}

/** Fewer come to each further section. */
async function addReadings(
  tx: Tx,
  { documentId, until, respondents, sections, random }: Read,
): Promise<void> {
  const days = Array.from({ length: DAYS + 1 }, (_, before) => ({
    before,
    opens: Math.round(((respondents * READERS) / DAYS) * random.between(0.5, 1.5)),
  }));
  await sql`
    insert into document_readings (document_id, edition, day, opens, interactions, closes, seconds)
    select ${documentId}, 1, (${until}::timestamptz at time zone 'Europe/London')::date - d.before, d.opens, d.opens * 4, d.opens, d.opens * 140
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) d (before integer, opens integer)`.execute(
    tx,
  );
  const opens = days.reduce((sum, day) => sum + day.opens, 0);
  const read = sections.map(({ id }, at) => ({
    id,
    readers: Math.round(opens * 0.82 ** at),
    each: random.whole(20, 60),
  }));
  await sql`
    insert into document_section_readings (document_id, edition, section_id, readers, seconds)
    select ${documentId}, 1, s.id, s.readers, s.readers * s.each
      from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) s (id uuid, readers integer, each integer)`.execute(
    tx,
  );
}
