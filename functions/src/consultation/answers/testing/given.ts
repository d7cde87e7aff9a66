import { sql } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { type Answer, emptyAnswer } from '../../ground/documents/blocks/question/answer-rules.ts';
import {
  emptySimpleQuestion,
  emptyQuestion,
} from '../../ground/documents/blocks/question/schema.ts';
import type { Edition, EditionQuestion } from '../../ground/documents/edition.ts';

/** Questions of every kind; ids as answers name them. */
export const asked = {
  homes: '11111111-1111-4111-8111-111111111111',
  needs: '22222222-2222-4222-8222-222222222222',
  why: '33333333-3333-4333-8333-333333333333',
  sites: '44444444-4444-4444-8444-444444444444',
  support: '55555555-5555-4555-8555-555555555555',
} as const;

const options = (...titles: string[]) =>
  titles.map((title) => ({
    id: title.toLowerCase().replaceAll(/\W/g, '-').padEnd(4, '-'),
    title,
    description: '',
    imageUrl: '',
  }));

/** An edition that asks for homes (radio, with more for 'Other'), needs (checkbox), why (text) and sites (map-linked). */
export function editionAsking(homes = 'How many homes?'): Edition {
  const question = (id: string, content: Partial<EditionQuestion>) => ({
    id,
    type: 'question' as const,
    content: { ...emptyQuestion(), map: null, ...content } as EditionQuestion,
  });
  const rows = [
    [
      question(asked.homes, {
        title: homes,
        options: options('More', 'Fewer', 'Other'),
        conditional: { if: 'other', title: 'Which number?' },
      }),
    ],
    [
      question(asked.needs, {
        questionType: 'checkbox',
        title: 'What is needed?',
        options: options('Schools', 'Buses', 'Doctors'),
        maxSelected: 2,
      }),
    ],
    [question(asked.why, { questionType: 'textarea', question: '<p>Why &amp; where?</p>' })],
    [
      question(asked.sites, {
        questionType: 'mapLinked',
        title: 'Sites',
        mapFeatureSelect: { commentsBox: 'optional', showAssociatedLayers: false },
        questions: [
          {
            ...emptySimpleQuestion(asked.support, 'radio'),
            title: 'Do you support it?',
            options: options('Yes', 'No'),
          },
        ],
      }),
    ],
  ];
  return {
    title: 'Local plan',
    subtitle: '',
    hideSectionNumberings: false,
    sections: [{ id: 's1', title: 'Homes', number: '1', level: 1, rows, sections: [] }],
  };
}

/** A document with an edition, as if it had been published, and answers as if they had been submitted. */
export async function answeredDocument(council: Council, edition = editionAsking()) {
  const write = async <T extends object>(statement: ReturnType<typeof sql>): Promise<T[]> => {
    let rows: T[] = [];
    await inSchemaOf(council, async (tx) => {
      ({ rows } = (await statement.execute(tx)) as { rows: T[] });
    });
    return rows;
  };
  const [added] = await write<{ id: string; consultationId: string }>(sql`
    with consultation as (
      insert into consultations (name, kind, opens_at, closes_at)
      values (${`Plan ${crypto.randomUUID()}`}, 'Other', now() - interval '1 day', now() + interval '1 day') returning id
    )
    insert into documents (title, consultation_id) select 'Local plan', id from consultation
    returning id, consultation_id as "consultationId"`);
  // The owner's connection gives bigint as text.
  const [id, consultationId] = [Number(added!.id), Number(added!.consultationId)];
  let editions = 0;
  const publish = async (content: Edition) => {
    editions += 1;
    await write(sql`
      insert into document_editions (document_id, edition, revision, content)
      values (${id}, ${editions}, ${editions}, ${JSON.stringify(content)}::jsonb)`);
  };
  await publish(edition);
  /** Somebody with a name, for a client if one is named. */
  const respondent = async (name: string, clientName: string | null = null) => {
    const key = crypto.randomUUID();
    const [first = '', last = ''] = name.split(' ');
    const [row] = await write<{ respondentId: number; accountId: number; reference: string }>(sql`
      with account as (
        insert into accounts (uid, email, kind, provider, verified, about)
        values (${key}, ${`${first}.${key.slice(0, 4)}@example.org`.toLowerCase()}, 'consultation', 'firebase-auth', true,
                ${JSON.stringify({ firstName: first, lastName: last })}::jsonb) returning id
      )
      insert into document_respondents (document_id, account_id, client_id, client_name, reference, consent,
                                        first_submitted_at)
      select ${id}, id, ${clientName === null ? null : key}, ${clientName}, ${key.slice(0, 8).toUpperCase()},
             'Name and text', now() from account
      returning id::int as "respondentId", account_id::int as "accountId", reference`);
    return row!;
  };
  type Respondent = Awaited<ReturnType<typeof respondent>>;
  const answer = async (
    { respondentId, accountId }: Respondent,
    questionId: string,
    said: Partial<Answer> | null,
    site?: { id: number; name: string },
  ) => {
    const whole = said && JSON.stringify({ ...emptyAnswer(), ...said });
    await write(sql`
      insert into question_answers (respondent_id, account_id, question_id, site_id, site_name, edition, draft, answer,
                                    submitted_at)
      values (${respondentId}, ${accountId}, ${questionId}::uuid, ${site?.id ?? null}, ${site?.name ?? null}, ${editions},
              ${whole ? null : '{}'}::jsonb, ${whole}::jsonb, case when ${whole}::text is not null then now() end)`);
  };
  /** So many people who all said the same, in one statement: one by one they take a minute. */
  const crowd = (people: number, questionId: string, said: Partial<Answer>) =>
    write(sql`
      with account as (
        insert into accounts (uid, email, kind, provider, verified, about)
        select ${`${id}-`} || n, n || ${`@${id}.example.org`}, 'consultation', 'firebase-auth', true,
               jsonb_build_object('firstName', 'Dee' || n, 'lastName', 'Number')
          from generate_series(1, ${people}::int) as n
        returning id
      ), respondent as (
        insert into document_respondents (document_id, account_id, reference, consent, first_submitted_at)
        select ${id}, id, upper(left(md5(id::text), 8)), 'Name and text', now() from account
        returning id, account_id
      )
      insert into question_answers (respondent_id, account_id, question_id, edition, answer, submitted_at)
      select id, account_id, ${questionId}::uuid, ${editions},
             ${JSON.stringify({ ...emptyAnswer(), ...said })}::jsonb, now() from respondent`);
  return { id, consultationId, publish, respondent, answer, crowd };
}
