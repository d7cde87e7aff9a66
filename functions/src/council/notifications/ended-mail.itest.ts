import { beforeAll, expect, it } from 'vitest';
import { jobs } from '../../jobs.ts';
import { sql, withPlatform } from '../../platform/db.ts';
import { handleMessage } from '../../platform/jobs.ts';
import { newestMails } from '../../platform/mail/mailbox.ts';
import type { JobMessage } from '../../platform/outbox.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { STANDARD_SETTINGS } from '../ground/people/settings.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
});

/** Delivers the council's waiting jobs of a name, as Pub/Sub would; gives how many there were. */
async function deliver(job: string): Promise<number> {
  const { rows } = await withPlatform((tx) =>
    sql<JobMessage>`
      select id as "eventId", ${oak.shortName} as tenant, job, payload, trace from platform.outbox
       where tenant_role = ${oak.mainSchema} and job = ${job} and handled_at is null`.execute(tx),
  );
  for (const message of rows) await handleMessage(jobs, message);
  return rows.length;
}

const aggregate = () =>
  oak.as('officer').post('/functions/invoke', { json: { name: 'aggregateData' } });

it('is written once work has ended, to those whose settings ask for it', async () => {
  expect((await aggregate()).status).toBe(202);
  await deliver('aggregate-data');
  expect(await deliver('ended-mail')).toBe(0);

  const json = { ...STANDARD_SETTINGS, mailWhenDone: true };
  expect((await oak.as('officer').put('/user/settings', { json })).body).toEqual({ result: json });
  expect((await oak.as('officer').get('/auth/user')).body).toMatchObject({
    result: { settings: json },
  });
  expect((await aggregate()).status).toBe(202);
  await deliver('aggregate-data');
  expect(await deliver('ended-mail')).toBe(1);
  const { body } = await oak.as('officer').get('/auth/user');
  const { email } = (body as { result: { email: string } }).result;
  const mails = await newestMails(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain('/notifications');
});

it.each([
  { theme: 'pink' },
  { density: null },
  { areas: 'roods' },
  { mailWhenDone: 'yes' },
  { x: 1 },
])('settings with %j are refused', async (wrong) => {
  const json = { ...STANDARD_SETTINGS, ...wrong };
  expect((await oak.as('officer').put('/user/settings', { json })).status).toBe(400);
});
