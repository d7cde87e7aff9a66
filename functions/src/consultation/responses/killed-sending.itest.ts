import { fork } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FailpointStep } from '../../platform/failpoint.ts';
import { newestMails } from '../../platform/mail/mailbox.ts';
import type { JobMessage } from '../../platform/outbox.ts';
import { type Council, newCouncil } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { getResponse } from './contract.ts';
import { sendingMessages as messages } from './messages.ts';
import { answeredIn } from './testing/answered.ts';
import { deliverMails, waitingMails } from './testing/deliver.ts';

useWorld();

let oak: Council;
let at: Awaited<ReturnType<typeof answeredIn>>;

const read = async (id: number) => (await oak.as('viewer').call(getResponse, { id })).response;
const mails = () => newestMails(`ada@${oak.shortName}.test`);

beforeAll(async () => {
  oak = await newCouncil();
  at = await answeredIn(oak);
}, 120_000);

/** Handles a message in a process of its own that is killed at a step. */
async function killedSending(step: FailpointStep, message: JobMessage): Promise<void> {
  const worker = fork(path.join(import.meta.dirname, 'testing/mail-worker.ts'), {
    execPath: process.execPath,
    stdio: 'ignore',
  });
  await new Promise((resolve) => worker.once('message', resolve));
  const gone = new Promise((resolve) => worker.once('exit', (_code, signal) => resolve(signal)));
  worker.send({ step, message });
  expect(await gone).toBe('SIGKILL');
}

describe('a mail whose process is killed', () => {
  const queued = async () => {
    const { id } = await at.register({ representee: { contactId: at.contacts.ada } });
    const sent = await at.send(await at.write({ representationIds: [id] }));
    const [message] = await waitingMails(oak);
    if (!message) throw new Error('No mail waits');
    return { id, response: sent.id, message };
  };
  const stateOf = async (response: number) => (await read(response)).deliveries[0];
  /** As if the time had passed after which nobody is sending it any more. */
  const later = () =>
    at.sql(`update response_deliveries set sending_at = now() - interval '3 minutes'`);

  it('before it was sent is sent, once', async () => {
    const { id, response, message } = await queued();
    const before = (await mails()).length;
    await killedSending('in-handler', message);
    expect(await stateOf(response)).toMatchObject({ state: 'Queued' });
    await deliverMails(oak);
    await deliverMails(oak);
    expect(await mails()).toHaveLength(before + 1);
    expect(await at.statusOf(id)).toBe('Response sent');
  }, 60_000);

  it('after it was sent is not sent again: an officer is told and decides', async () => {
    const { id, response, message } = await queued();
    const before = (await mails()).length;
    await killedSending('mail-sent', message);
    expect(await mails()).toHaveLength(before + 1);
    expect(await stateOf(response)).toMatchObject({ state: 'Sending' });
    await deliverMails(oak);
    expect(await stateOf(response)).toMatchObject({ state: 'Sending' });
    await later();
    await deliverMails(oak);
    expect(await stateOf(response)).toMatchObject({
      state: 'Failed',
      reason: messages.mayBeSent,
    });
    expect(await mails()).toHaveLength(before + 1);
    expect(await at.statusOf(id)).toBe('Response approved');
  }, 60_000);
});
