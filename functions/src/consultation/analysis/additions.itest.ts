import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '../../council/notifications/contract.ts';
import { invokeFunction } from '../../land/function-calls/contract.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { runWaitingJobs } from '../../testing/waiting-jobs.ts';
import { removeRepresentations } from '../representations/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import {
  compareMember,
  decideAdditions,
  decideCampaign,
  getCampaign,
  listCampaigns,
  removeMember,
} from './contract/campaigns.ts';
import { filterOfValue } from './measures.ts';
import { campaignLetter } from './testing/said.ts';

useWorld();

let oak: Council;
let elm: Council;
let said: Awaited<ReturnType<typeof consulted>>;

const officer = () => oak.as('officer');
const viewer = () => oak.as('viewer');
const signed = async (name: string) =>
  (await said.register({ text: `${campaignLetter}\n\nYours, ${name}` })).id;
const find = async () => {
  const consultationId = said.event;
  await officer().call(invokeFunction, { name: 'findCampaigns', arguments: { consultationId } });
  await runWaitingJobs(oak, 'find-campaigns');
};
const listed = async () =>
  (await officer().call(listCampaigns, { consultationId: said.event })).campaigns;
const only = async () => {
  const [campaign, ...others] = await listed();
  expect(others).toEqual([]);
  if (!campaign) throw new Error('There is no campaign');
  return campaign;
};
const counted = async () => (await said.found([filterOfValue('campaign', 'Mill Lane')])).sort();

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  said = await consulted(oak);
  for (const name of ['Ada', 'Bo', 'Cy', 'Di']) await signed(name);
  await find();
  const { id, row_version } = await only();
  await officer().call(decideCampaign, { id, row_version, state: 'confirmed', name: 'Mill Lane' });
}, 120_000);

describe('letters that arrive once a campaign is confirmed', () => {
  let late: number[];

  it('are proposed as additions to it, and count once they are added', async () => {
    const before = await counted();
    expect(before).toHaveLength(4);
    late = [await signed('Ed'), await signed('Flo'), await signed('Gus'), await signed('Hal')];
    await find();
    const campaign = await only();
    expect(campaign).toMatchObject({ representations: 4, additions: late });
    expect(await counted()).toEqual(before);
    const [newest] = await officer().call(listNotifications, {});
    expect(newest?.message).toContain('4 more for confirmed campaigns');

    const { id } = campaign;
    const { additions } = await officer().call(getCampaign, { id });
    expect(additions.map(({ representationId }) => representationId).sort()).toEqual(late);
    const { parts } = await officer().call(compareMember, { id, representationId: late[0]! });
    expect(JSON.stringify(parts)).toContain('Ed');

    const { campaign: now } = await officer().call(decideAdditions, {
      id,
      representationIds: late.slice(0, 2),
      decision: 'add',
    });
    expect(now).toMatchObject({ representations: 6, signatories: 6, additions: late.slice(2) });
    expect(await counted()).toEqual([...before, ...late.slice(0, 2)].sort());
  });

  it('stay apart where an officer says so, and where one was taken out', async () => {
    const { id } = await only();
    const [one = 0, , three = 0, four = 0] = late;
    const apart = { id, representationIds: [three], decision: 'keep apart' as const };
    expect((await officer().call(decideAdditions, apart)).campaign.additions).toEqual([four]);
    await officer().call(removeMember, { id, representationId: one });
    await find();
    expect(await only()).toMatchObject({ representations: 5, additions: [four] });
    await officer().call(removeRepresentations, { ids: [four] });
    expect((await only()).additions).toEqual([]);
    // What is not proposed any more is not added.
    const all = { id, representationIds: late, decision: 'add' as const };
    await officer().call(decideAdditions, all);
    expect(await counted()).not.toContain(three);
    expect(await counted()).not.toContain(one);
  });

  it('are decided upon by those who may, in their own council, while it is confirmed', async () => {
    const { id, row_version } = await only();
    const path = `/consultations/analysis/campaigns/${id}/additions`;
    const json = { representationIds: [late[0]!], decision: 'add' };
    expect((await viewer().put(path, { json })).status).toBe(403);
    expect((await elm.as('admin').put(path, { json })).status).toBe(404);
    expect((await officer().put(path, { json: { ...json, decision: 'both' } })).status).toBe(400);
    expect((await officer().put(path, { json: { ...json, representationIds: [] } })).status).toBe(
      400,
    );
    await officer().call(decideCampaign, { id, row_version, state: 'dissolved' });
    expect((await officer().put(path, { json })).status).toBe(409);
    expect((await only()).additions).toEqual([]);
  });
});
