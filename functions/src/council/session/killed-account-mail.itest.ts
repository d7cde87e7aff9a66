import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql, withPlatform, withTenant } from '../../platform/db.ts';
import { newestMails } from '../../platform/mail/mailbox.ts';
import type { JobMessage } from '../../platform/outbox.ts';
import { type Council, newCouncil } from '../../platform/testing/council.ts';
import { type MailServer, startMailServer } from '../../platform/testing/mail-server.ts';
import { writesToKillAt } from '../../platform/testing/thorough.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { jobKilledAtWrite, jobKilledWhen } from '../../testing/killed-job.ts';
import { runWaitingJobs, waitingJobs } from '../../testing/waiting-jobs.ts';
import { codeIn, PASSWORD, runOutbox } from './testing/people.ts';

useWorld();

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
}, 60_000);
afterAll(() => server.stop());

async function signUp(council: Council): Promise<string> {
  const email = `${crypto.randomUUID()}@${council.shortName}.test`;
  const about = { firstName: 'Ann', lastName: 'Oakley', phoneNumber: '0191 498 0001' };
  const json = { email, password: PASSWORD, confirmation: PASSWORD, about };
  await asked(council, 'signup', json, 201);
  return email;
}

async function asked(council: Council, call: string, json: object, status: number) {
  const { post } = council.as('signed-out');
  expect(await post(`/auth/firebase-auth/${call}`, { json })).toMatchObject({ status });
}

/** Every mail about an account: who is to have it, in a council in which it waits, and that its link does what it says. */
const mails = [
  {
    what: 'that confirms an address',
    off: [],
    begin: signUp,
    works: (council: Council, body: string) =>
      asked(council, 'confirm-code', codeIn({ body }), 200),
  },
  {
    what: 'for a new password',
    off: [],
    begin: async (council: Council) => {
      const email = await signUp(council);
      await runOutbox(council);
      await asked(council, 'send-reset-email', { email }, 202);
      return email;
    },
    works: (council: Council, body: string) =>
      asked(
        council,
        'confirm-code',
        { ...codeIn({ body }), password: 'Different1', confirmation: 'Different1' },
        200,
      ),
  },
  {
    what: 'that welcomes',
    off: ['email verification'],
    begin: signUp,
    works: (_council: Council, body: string) => {
      expect(body).toContain('/p/document');
      return Promise.resolve();
    },
  },
];

/** The mail's event: whether it is known to be sent, and what is left of it in the outbox. */
async function eventOf(council: Council, { eventId }: JobMessage) {
  const isRecorded = await withTenant(council, async (tx) => {
    const { rows } =
      await sql`select event_id from handled_events where event_id = ${eventId}`.execute(tx);
    return rows.length === 1;
  });
  const { rows } = await withPlatform((tx) =>
    sql<{ isOver: boolean; payload: object }>`
      select handled_at is not null as "isOver", payload from platform.outbox where id = ${eventId}`.execute(
      tx,
    ),
  );
  return { isRecorded, ...rows[0] };
}

describe.each(mails)('a mail $what, whose process is killed', ({ off, begin, works }) => {
  /** What arrived since sign-up, by either way: over SMTP from the process that is killed, else in the mailbox. */
  const arrived = async (to: string, { eventId }: JobMessage) => [
    ...(await server.arrivedFor(to)).map(({ messageId, text }) => ({
      isOfEvent: messageId === `<${eventId}@council.test>`,
      body: text,
    })),
    ...(await newestMails(to))
      .filter(({ reference }) => reference === eventId)
      .map(({ body }) => ({ isOfEvent: true, body })),
  ];

  async function waiting(council: Council) {
    const to = await begin(council);
    const message = (await waitingJobs(council, 'account-mail')).at(-1);
    if (!message) throw new Error('No mail waits');
    return { to, message };
  }

  /**
   * It is sent once. The one moment at which it is sent twice is that between the mail server's having it and the
   * database's knowing: nobody can tell the two sides of it apart, and a mail that never comes would be worse. Both
   * have the same Message-ID, so that mailboxes show one.
   */
  async function sentOnceMore(council: Council, to: string, message: JobMessage) {
    const before = (await arrived(to, message)).length;
    const { isRecorded, isOver } = await eventOf(council, message);
    expect([before, isRecorded]).not.toEqual([0, true]);
    expect([isRecorded, isOver]).not.toEqual([false, true]);
    await runWaitingJobs(council, 'account-mail');
    await runWaitingJobs(council, 'account-mail');
    const all = await arrived(to, message);
    expect(all.map(({ isOfEvent }) => isOfEvent)).toEqual(
      before === 1 && !isRecorded ? [true, true] : [true],
    );
    // Nothing of the person stays in the outbox.
    expect(await eventOf(council, message)).toEqual({
      isRecorded: true,
      isOver: true,
      payload: {},
    });
    await works(council, all[0]!.body);
    await runOutbox(council);
    return { before, isRecorded };
  }

  it('at any of its writes is sent once, twice at the one moment that nobody can close', async () => {
    const council = await newCouncil({ off });
    let reached = 0;
    for (const write of writesToKillAt(8)) {
      reached = write;
      const { to, message } = await waiting(council);
      const isKilled = await jobKilledAtWrite(write, message, server.env);
      await sentOnceMore(council, to, message);
      if (!isKilled) break;
    }
    expect(reached).toBeGreaterThan(5);
  }, 300_000);

  it('before it is handed over is sent once; once it is handed over and not confirmed, again', async () => {
    const council = await newCouncil({ off });
    for (const [at, before] of [
      ['silent before greeting', 0],
      ['silent before confirming', 1],
    ] as const) {
      const { to, message } = await waiting(council);
      await jobKilledWhen(server.fails(at), message, server.env);
      expect(await sentOnceMore(council, to, message)).toEqual({ before, isRecorded: false });
    }
  }, 60_000);
});
