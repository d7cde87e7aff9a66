import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql, withPlatform } from '../../platform/db.ts';
import type { JobMessage } from '../../platform/outbox.ts';
import { type Council, newCouncil } from '../../platform/testing/council.ts';
import { type MailServer, startMailServer } from '../../platform/testing/mail-server.ts';
import { writesToKillAt } from '../../platform/testing/thorough.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { jobKilledAtWrite, jobKilledWhen } from '../../testing/killed-job.ts';
import { sendingMessages as messages } from './messages.ts';
import { answeredIn } from './testing/answered.ts';
import { deliverMails } from './testing/deliver.ts';
import { sentToTwo, type SentToTwo } from './testing/sent-to-two.ts';

useWorld();

let oak: Council;
let at: Awaited<ReturnType<typeof answeredIn>>;
let server: MailServer;
beforeAll(async () => {
  oak = await newCouncil();
  at = await answeredIn(oak);
  server = await startMailServer();
}, 120_000);
afterAll(() => server.stop());

/** Past the writes of any job. */
const NEVER = 1000;

const sent = () => sentToTwo(oak, at, server);

const mailed = (recipient: string) => ({
  state: 'Sent',
  reason: null,
  mails: 1,
  status: 'Response sent',
  told: [messages.mailed(recipient)],
});
const unsettled = (state: 'Queued' | 'Sending', mails: number) => ({
  state,
  reason: null,
  mails,
  status: 'Response approved',
  told: [],
});
const failed = (recipient: string, reason: string, mails: number) => ({
  state: 'Failed',
  reason,
  mails,
  status: 'Response approved',
  told: [messages.failed(recipient)],
});

/** As if the time had passed after which nobody is sending it any more. */
const later = () =>
  at.sql(
    `update response_deliveries set sending_at = now() - interval '3 minutes' where state = 'Sending'`,
  );
/** As if an event had failed so often before. */
const hasFailed = ({ eventId }: JobMessage, failures: number) =>
  withPlatform((tx) =>
    sql`update platform.outbox set failures = ${failures} where id = ${eventId}`.execute(tx),
  );

/** An officer sends it again; gives what is told of Ada's mail before it went. */
async function retried({ response, retryAda }: SentToTwo): Promise<string[]> {
  expect(await response()).toEqual({ state: 'Sending', told: 0 });
  await retryAda();
  await deliverMails(oak);
  return [messages.failed('Ada Marsh'), messages.sendAgain('Ada Marsh')];
}

/**
 * What must hold once the process that was sending Ada's mail is gone, and after everything runs again: nobody has two
 * mails. Where a mail may have left, nobody knows, so it is said and not sent again; an officer decides, and that is
 * the only way to a second one. Eve has hers whatever became of Ada's.
 */
async function holdsAfterKill(scene: SentToTwo): Promise<void> {
  const { ada, eve, response } = scene;
  const after = await ada();
  expect([
    unsettled('Queued', 0),
    unsettled('Sending', 0),
    unsettled('Sending', 1),
    mailed('Ada Marsh'),
  ]).toContainEqual(after);
  await deliverMails(oak);
  await later();
  await deliverMails(oak);
  await deliverMails(oak);
  expect(await eve()).toEqual(mailed('Eve Marsh'));
  const isUnknown = after.state === 'Sending';
  expect(await ada()).toEqual(
    isUnknown ? failed('Ada Marsh', messages.mayBeSent, after.mails) : mailed('Ada Marsh'),
  );
  const again = isUnknown ? await retried(scene) : [];
  expect(await ada()).toEqual({
    ...mailed('Ada Marsh'),
    mails: after.mails + Number(isUnknown || after.state === 'Queued'),
    told: [...again, messages.mailed('Ada Marsh')],
  });
  expect(await response()).toEqual({ state: 'Sent', told: 1 });
  expect(await deliverMails(oak)).toBe(0);
}

describe('a response to two people, while one of its mails is sent by a process that is killed', () => {
  it('at any of its writes reaches each once, or is told as unknown', async () => {
    let reached = 0;
    for (const write of writesToKillAt(8)) {
      reached = write;
      const scene = await sent();
      const isKilled = await jobKilledAtWrite(write, scene.message, server.env);
      await holdsAfterKill(scene);
      if (!isKilled) break;
    }
    expect(reached).toBeGreaterThan(8);
  }, 300_000);

  it('between taking it and handing it over is told as unknown', async () => {
    const scene = await sent();
    await jobKilledWhen(server.fails('silent before greeting'), scene.message, server.env);
    expect(await scene.ada()).toEqual(unsettled('Sending', 0));
    await holdsAfterKill(scene);
  }, 60_000);

  it('once it is handed over and not confirmed is not sent again: an officer is told and decides', async () => {
    const scene = await sent();
    await jobKilledWhen(server.fails('silent before confirming'), scene.message, server.env);
    expect(await scene.ada()).toEqual(unsettled('Sending', 1));
    await holdsAfterKill(scene);
  }, 60_000);

  it('by a mail server that is gone before it confirms is not sent again either', async () => {
    const scene = await sent();
    const isGone = server.fails('gone before confirming');
    expect(await jobKilledAtWrite(NEVER, scene.message, server.env)).toBe(false);
    await isGone;
    await deliverMails(oak);
    expect(await scene.ada()).toEqual(failed('Ada Marsh', messages.mayBeSent, 1));
  }, 60_000);

  it('at its last attempt is told as unknown, not as refused', async () => {
    const scene = await sent();
    await hasFailed(scene.message, 10);
    await jobKilledWhen(server.fails('silent before confirming'), scene.message, server.env);
    await deliverMails(oak);
    expect(await scene.ada()).toEqual(failed('Ada Marsh', messages.mayBeSent, 1));
  }, 60_000);

  it('as it is given up, at any of the writes of that, is told once', async () => {
    let reached = 0;
    for (const write of writesToKillAt(8)) {
      reached = write;
      const scene = await sent();
      await hasFailed(scene.message, 11);
      const isKilled = await jobKilledAtWrite(write, scene.message, server.env);
      const due = failed('Ada Marsh', 'Every attempt ended with its process', 0);
      expect([unsettled('Queued', 0), due]).toContainEqual(await scene.ada());
      await deliverMails(oak);
      await deliverMails(oak);
      expect(await scene.ada()).toEqual(due);
      if (!isKilled) break;
    }
    expect(reached).toBeGreaterThan(8);
  }, 300_000);
});
