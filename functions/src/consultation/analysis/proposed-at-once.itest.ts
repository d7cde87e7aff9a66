import { beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '../../jobs.ts';
import { invokeFunction } from '../../land/function-calls/contract.ts';
import { sql } from '../../platform/db.ts';
import { handleMessage } from '../../platform/jobs.ts';
import { atOnce, oneSession } from '../../platform/testing/at-once.ts';
import { type Council, newCouncil } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { countWaiting } from '../../platform/testing/waiting-sessions.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { runWaitingJobs, waitingJobs } from '../../testing/waiting-jobs.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { listCampaigns } from './contract/campaigns.ts';
import { campaignLetter } from './testing/said.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof consulted>>;

const invoked = () =>
  oak.as('officer').call(invokeFunction, {
    name: 'findCampaigns',
    arguments: { consultationId: said.event },
  });
const states = async () =>
  (await oak.as('officer').call(listCampaigns, { consultationId: said.event })).campaigns.map(
    ({ state }) => state,
  );

beforeEach(async () => {
  oak = await newCouncil();
  said = await consulted(oak);
  for (const name of ['Ada', 'Bo', 'Cy'])
    await said.register({ text: `${campaignLetter}\n\nYours, ${name}` });
  await invoked();
  await runWaitingJobs(oak, 'find-campaigns');
}, 120_000);

describe.skipIf(oneSession)('campaigns', () => {
  it('that two look for at once are proposed once', async () => {
    for (const _each of [1, 2]) await invoked();
    const messages = await waitingJobs(oak, 'find-campaigns');
    expect(messages).toHaveLength(2);
    await atOnce(
      oak,
      sql`select from campaigns for update`,
      messages.map((message) => () => handleMessage(jobs, message)),
    );
    expect(await states()).toEqual(['proposed']);
  });

  it('that an officer decides on while they are looked for are not proposed beside it', async () => {
    await invoked();
    let looking: Promise<number> | undefined;
    await inSchemaOf(oak, async (tx) => {
      await sql`update campaigns set state = 'confirmed'`.execute(tx);
      looking = runWaitingJobs(oak, 'find-campaigns');
      await expect.poll(() => countWaiting(tx), { timeout: 30_000 }).toBe(1);
    });
    await looking;
    expect(await states()).toEqual(['confirmed']);
  });
});
