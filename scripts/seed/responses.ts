import type { DemoResponse } from '../../emulator-data/consultation/responses.ts';
import { sql, type Tx } from '../../functions/src/platform/db.ts';

/** The state of a response to representations of a status. */
const STATES = {
  'Response drafted': 'Draft',
  'Response approved': 'Approved',
  'Response sent': 'Sent',
} as const;
/** Whoever approved made-up responses. */
const APPROVER = 'Asha Patel';

/** Of a council with 20,000 representations one letter answers no more, either. */
const MAX_ANSWERED = 40;

/** Loads a council's made-up responses, each answering the first representations of its status. */
export async function seedResponses(tx: Tx, demo: readonly DemoResponse[]): Promise<void> {
  for (const { answers, ...response } of demo) {
    const state = answers === null ? 'Draft' : STATES[answers];
    const approver = state === 'Draft' ? null : APPROVER;
    const { rows } = await sql<{ id: number }>`
      insert into responses (description, text, use_as_template, summary, council_response, state, approved_by,
                             approved_at, writers)
      values (${response.description}, ${response.text}, ${response.useAsTemplate}, ${response.summary},
              ${response.councilResponse}, ${state}, ${approver},
              case when ${approver}::text is not null then now() - interval '2 days' end,
              coalesce((select array_agg(id) from accounts where email like 'officer@%'), '{}'))
      returning id`.execute(tx);
    const id = rows[0]?.id;
    await sql`
      insert into response_links (response_id, representation_id)
      select ${id}, id from representations where status = ${answers} order by id limit ${MAX_ANSWERED}`.execute(
      tx,
    );
    if (state !== 'Sent') continue;
    await sql`
      insert into response_deliveries (response_id, representation_id, way, recipient, subject, html, day, state, sent_at,
                                       account_name)
      select ${id}, r.id, 'letter', coalesce(r.representee, 'Sir or Madam'),
             'Your representation ' || r.id || ': ' || c.name, '<p>We note what you say.</p>', current_date - 1, 'Sent',
             now() - interval '1 day', ${APPROVER}
        from response_links l join representations r on r.id = l.representation_id
        join consultations c on c.id = r.consultation_id
       where l.response_id = ${id}`.execute(tx);
  }
}
