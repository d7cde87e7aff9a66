import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '../../council/notifications/contract.ts';
import { jobs } from '../../jobs.ts';
import { invokeFunction } from '../../land/function-calls/contract.ts';
import { handleMessage } from '../../platform/jobs.ts';
import { type Council, newCouncil } from '../../platform/testing/council.ts';
import { writesToKillAt } from '../../platform/testing/thorough.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { jobKilledAtWrite } from '../../testing/killed-job.ts';
import { runWaitingJobs, waitingJobs } from '../../testing/waiting-jobs.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { getCampaign, listCampaigns } from './contract/campaigns.ts';
import { getTheme, listThemes } from './contract/themes.ts';
import { campaignLetter, sayings } from './testing/said.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof consulted>>;
const officer = () => oak.as('officer');

beforeAll(async () => {
  oak = await newCouncil();
  said = await consulted(oak);
  for (const text of sayings) await said.register({ text });
  for (const name of ['Ada', 'Bo', 'Cy'])
    await said.register({ text: `${campaignLetter}\n\nYours, ${name}` });
}, 120_000);

/** What officers see of the groups: each with its members. */
async function campaigns() {
  const listed = await officer().call(listCampaigns, { consultationId: said.event });
  return Promise.all(
    listed.campaigns.map(async ({ id, name, state }) => {
      const { members } = await officer().call(getCampaign, { id });
      return { name, state, members: members.map((each) => each.representationId) };
    }),
  );
}
async function themes() {
  const listed = await officer().call(listThemes, { consultationId: said.event });
  return Promise.all(
    listed.themes.map(async ({ id, name, state }) => {
      const { passages } = await officer().call(getTheme, { id, limit: 200 });
      return { name, state, passages };
    }),
  );
}

const invoked = async (name: 'findCampaigns' | 'findThemes') => {
  const given = { consultationId: said.event, ...(name === 'findThemes' && { themes: 3 }) };
  await oak.as('officer').call(invokeFunction, { name, arguments: given });
};
const ended = async () => {
  const notes = await oak.as('officer').call(listNotifications, {});
  return notes.filter(({ status }) => status === 'success').length;
};

describe.each([
  { name: 'findCampaigns', job: 'find-campaigns', shown: campaigns },
  { name: 'findThemes', job: 'find-themes', shown: themes },
] as const)('the job of $name, killed at its writes', ({ name, job, shown }) => {
  it(
    'shows nothing half-made, and proposes the same groups once when it runs again',
    { timeout: 300_000 },
    async () => {
      await invoked(name);
      await runWaitingJobs(oak, job);
      const groups = await shown();
      expect(groups.length).toBeGreaterThan(0);
      let kills = 0;
      for (const write of writesToKillAt()) {
        const before = await ended();
        await invoked(name);
        const [message] = await waitingJobs(oak, job);
        if (!message) throw new Error('No job waits');
        const isKilled = await jobKilledAtWrite(write, message);
        expect(await shown(), `killed at write ${write}`).toEqual(groups);
        await handleMessage(jobs, message);
        await handleMessage(jobs, message);
        expect(await shown(), `run again after write ${write}`).toEqual(groups);
        expect(await ended()).toBe(before + 1);
        expect(await waitingJobs(oak, job)).toEqual([]);
        if (!isKilled) break;
        kills += 1;
      }
      expect(kills).toBeGreaterThan(2);
    },
  );
});
