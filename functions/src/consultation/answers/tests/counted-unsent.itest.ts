import { expect, it } from 'vitest';
import { sql } from '../../../platform/db.ts';
import { newCouncil } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { saveDraft, submitAnswer } from '../contract.ts';
import { asked } from '../testing/given.ts';
import { anotherResident, publishedDocument } from '../testing/open-document.ts';
import { said } from '../testing/sent-answer.ts';

useWorld();

it('who has typed answers and not sent them is counted, a person once, before a close and a withdrawal', async () => {
  const oak = await newCouncil();
  const { id } = await publishedDocument(oak);
  const [ann, bob, cleo] = [
    await anotherResident(oak, 'Ann'),
    await anotherResident(oak, 'Bob'),
    await anotherResident(oak, 'Cleo'),
  ];
  const type = { id, version: 0, questionId: asked.why };
  const draft = said({ text: 'The lane' });
  for (const { client } of [ann, bob, cleo]) await client.call(saveDraft, { ...type, draft });
  await bob.client.call(submitAnswer, { ...type, answer: draft });
  let consultationId = 0;
  await inSchemaOf(oak, async (tx) => {
    await sql`update accounts set meta = meta || '{"receiveEmails": true}'
               where email in (${ann.email}, ${bob.email})`.execute(tx);
    await sql`update accounts set meta = meta || '{"receiveEmails": false}' where email = ${cleo.email}`.execute(
      tx,
    );
    const { rows } = await sql<{ id: number }>`
      select consultation_id::int as id from documents where id = ${id}`.execute(tx);
    consultationId = rows[0]?.id ?? 0;
  });
  const viewer = oak.as('viewer');
  const counted = await viewer.get(`/consultations/events/${consultationId}/unsent`);
  expect(counted.body).toEqual({ result: { people: 2, mailed: 1, mails: 2 } });
  const ofDocument = await viewer.get(`/documents/drafts/${id}/unsent`);
  expect(ofDocument.body).toEqual({ result: { people: 2 } });
  expect((await viewer.get('/consultations/events/7654321/unsent')).status).toBe(404);
  expect((await viewer.get('/documents/drafts/7654321/unsent')).status).toBe(404);
});
