import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../council/session/testing/people.ts';
import { sql } from '../../../platform/db.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { saveDraft, submitAnswer } from '../contract.ts';
import { remindUnsent } from '../remind-unsent.ts';
import { asked } from '../testing/given.ts';
import { anotherResident, publishedDocument } from '../testing/open-document.ts';
import { said } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const inOak = (statement: ReturnType<typeof sql>) =>
  inSchemaOf(oak, async (tx) => void (await statement.execute(tx)));
/** Nobody types any more. */
const hoursLater = () =>
  inOak(sql`update question_answers set updated_at = updated_at - interval '3 hours'`);
const closesIn = (documentId: number, span: string) =>
  inOak(sql`update consultations set closes_at = date_trunc('minute', now()) + ${span}::interval
             where id = (select consultation_id from documents where id = ${documentId})`);

// It goes through every council, and other tests have made many.
describe('what is typed and not sent', { timeout: 240_000 }, () => {
  it('is told by mail two days and four hours before the close, once each, and again after an extension', async () => {
    const { id } = await publishedDocument(oak);
    const ann = await anotherResident(oak, 'Ann');
    const bob = await anotherResident(oak, 'Bob');
    const type = { id, version: 0, questionId: asked.why };
    await ann.client.call(saveDraft, { ...type, draft: said({ text: 'The lane' }) });
    await bob.client.call(saveDraft, { ...type, draft: said({ text: 'The bus' }) });
    await bob.client.call(submitAnswer, { ...type, answer: said({ text: 'The bus' }) });
    const reminders = async (email: string) =>
      (await mailsTo(oak, email)).filter(({ subject }) => subject.startsWith('Not sent yet'));
    /** How many there are after the sweeps so long before the close. */
    const told = async (span: string) => {
      await closesIn(id, span);
      await remindUnsent();
      await remindUnsent();
      return (await reminders(ann.email)).length;
    };
    expect(await told('3 days')).toBe(0);
    // She types at this moment.
    expect(await told('47 hours')).toBe(0);
    await hoursLater();
    expect(await told('47 hours')).toBe(1);
    const [first] = await reminders(ann.email);
    expect(first?.subject).toContain('Not sent yet: your answers to Local plan, which closes on ');
    for (const words of [
      'Question 3: Why & where?',
      `/p/document/${id}#${asked.why}`,
      'For yourself',
    ])
      expect(first?.body).toContain(words);
    expect(await told('20 hours')).toBe(1);
    expect(await told('3 hours')).toBe(2);
    // Extended: it closes at another time.
    expect(await told('46 hours')).toBe(3);
    expect(await told('-1 hour')).toBe(3);
    expect(await reminders(bob.email)).toEqual([]);
  });
});
