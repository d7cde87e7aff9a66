import { beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../../jobs.ts';
import { sql, withPlatform } from '../../platform/db.ts';
import { handleMessage } from '../../platform/jobs.ts';
import type { JobMessage } from '../../platform/outbox.ts';
import { listUpdates } from '../../council/notifications/contract.ts';
import { invokeFunction } from '../../land/function-calls/contract.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { removeRepresentations } from '../representations/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { countRepresentations } from './contract.ts';
import {
  compareMember,
  decideCampaign,
  getCampaign,
  listCampaigns,
  removeMember,
  setSignatories,
} from './contract/campaigns.ts';
import { decideTheme, getTheme, listThemes, mergeTheme } from './contract/themes.ts';
import { filterOfValue, type MeasureId } from './measures.ts';
import { campaignLetter, sayings } from './testing/said.ts';

useWorld();

let oak: Council;
let elm: Council;
let said: Awaited<ReturnType<typeof consulted>>;

const officer = () => oak.as('officer');
const viewer = () => oak.as('viewer');

/** Has a function run, as Pub/Sub would deliver it. */
async function run(name: 'findCampaigns' | 'findThemes', more: object = {}): Promise<void> {
  await officer().call(invokeFunction, {
    name,
    arguments: { consultationId: said.event, ...more },
  });
  const { rows } = await withPlatform((tx) =>
    sql<JobMessage>`
      select id as "eventId", ${oak.shortName} as tenant, job, payload, trace from platform.outbox
       where tenant_role = ${oak.mainSchema} and job in ('find-campaigns', 'find-themes') and handled_at is null`.execute(
      tx,
    ),
  );
  for (const message of rows) await handleMessage(jobs, message);
}
const campaigns = async () =>
  (await officer().call(listCampaigns, { consultationId: said.event })).campaigns;
const themes = async () =>
  (await officer().call(listThemes, { consultationId: said.event })).themes;
const countOf = async (by: MeasureId, value: string) =>
  (await viewer().call(countRepresentations, { by })).values.find((each) => each.value === value)
    ?.count ?? 0;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  said = await consulted(oak);
  for (const text of sayings) await said.register({ text });
  for (const name of ['Ada', 'Bo', 'Cy', 'Di'])
    await said.register({ text: `${campaignLetter}\n\nYours, ${name}` });
}, 120_000);

describe('campaigns', () => {
  it('are proposed, count once they are confirmed, and count signatures', async () => {
    const { cursor } = await viewer().call(listUpdates, {});
    await run('findCampaigns');
    const { updates } = await viewer().call(listUpdates, { after: cursor });
    expect(updates.map(({ entity }) => entity)).toContain('campaign');
    const [proposed, ...others] = await campaigns();
    expect(others).toEqual([]);
    expect(proposed).toMatchObject({ state: 'proposed', representations: 4, signatories: 4 });
    const { id, row_version, ids, name } = proposed!;
    expect(await countOf('campaign', name)).toBe(0);
    const { campaign } = await officer().call(decideCampaign, {
      id,
      row_version,
      state: 'confirmed',
      name: 'Mill Lane',
    });
    expect(campaign).toMatchObject({ state: 'confirmed', name: 'Mill Lane' });
    // As where the answer to it was lost.
    const repeated = { id, row_version, name: 'Mill Lane' };
    expect((await officer().call(decideCampaign, repeated)).campaign).toEqual(campaign);
    expect(await countOf('campaign', 'Mill Lane')).toBe(4);
    expect((await said.found([filterOfValue('campaign', 'Mill Lane')])).sort()).toEqual(ids);
    const signed = { id, representationId: ids[1]!, signatories: 120, from: 1 };
    for (const _time of [1, 2])
      expect((await officer().call(setSignatories, signed)).campaign.signatories).toBe(123);
    const unseen = await oak
      .as('admin')
      .put(`/consultations/analysis/campaigns/${id}/members/${ids[1]!}`, {
        json: { signatories: 30, from: 1 },
      });
    expect(unseen).toMatchObject({
      status: 409,
      body: { error: { code: 'changed-meanwhile', fields: { signatories: '120' } } },
    });
    await officer().call(removeMember, { id, representationId: ids[3]! });
    expect(await countOf('campaign', 'Mill Lane')).toBe(3);
    await officer().call(removeRepresentations, { ids: [ids[2]!] });
    expect(await countOf('campaign', 'Mill Lane')).toBe(2);
    expect((await campaigns())[0]).toMatchObject({ representations: 2, signatories: 121 });
    const stale = await officer().put(`/consultations/analysis/campaigns/${id}`, {
      json: { row_version, state: 'dissolved' },
    });
    expect(stale.status).toBe(409);
  });

  it('show in what their letters differ, without what was redacted', async () => {
    const [{ id } = { id: 0 }] = await campaigns();
    const { members, text } = await officer().call(getCampaign, { id });
    expect(text).toContain('no pavement');
    const other = members[1]!.representationId;
    const { parts } = await officer().call(compareMember, { id, representationId: other });
    const differing = parts.filter(({ kind }) => kind !== 'same').map((part) => part.text);
    expect(differing.join(' ')).toContain('Bo');
    await inSchemaOf(oak, async (tx) => {
      await sql`update public_texts set plain = replace(plain, 'Yours, Bo', '<Redacted name>')
                 where representation_id = ${other}`.execute(tx);
    });
    const again = await officer().call(compareMember, { id, representationId: other });
    expect(JSON.stringify(again)).not.toContain('Yours, Bo');
  });

  it('are not proposed again once they are dissolved', async () => {
    for (const name of ['Ed', 'Flo', 'Gus'])
      await said.register({ text: `${sayings[0]} ${sayings[1]} ${sayings[2]} Yours, ${name}` });
    await run('findCampaigns');
    const [proposed] = await campaigns();
    expect(proposed).toMatchObject({ state: 'proposed', representations: 3 });
    const { id, row_version } = proposed!;
    await officer().call(decideCampaign, { id, row_version, state: 'dissolved' });
    await run('findCampaigns');
    expect((await campaigns()).map(({ state }) => state)).toEqual(['confirmed', 'dissolved']);
  });
});

describe('themes', () => {
  it('are proposed with their passages, and count once an officer has signed them off', async () => {
    await run('findThemes', { themes: 4 });
    const proposed = await themes();
    expect(proposed.length).toBeGreaterThan(1);
    expect(new Set(proposed.map(({ state }) => state))).toEqual(new Set(['proposed']));
    const theme = proposed.find(({ name }) => /school|children|places/i.test(name))!;
    expect(await countOf('theme', theme.name)).toBe(0);
    const { passages, total } = await officer().call(getTheme, { id: theme.id });
    expect(total).toBe(passages.length);
    expect(passages[0]!.text).toMatch(/school|children/i);
    const decision = {
      id: theme.id,
      row_version: theme.row_version,
      state: 'signed off' as const,
      name: 'School places',
    };
    const { theme: signedOff } = await officer().call(decideTheme, decision);
    // As where the answer to it was lost.
    expect((await officer().call(decideTheme, decision)).theme).toEqual(signedOff);
    const of = new Set(passages.map(({ representationId }) => representationId));
    expect(await countOf('theme', 'School places')).toBe(of.size);
    expect(await said.found([filterOfValue('theme', 'School places')])).toHaveLength(of.size);
    await run('findThemes', { themes: 4 });
    expect((await themes()).filter(({ state }) => state === 'signed off')).toHaveLength(1);
  });

  it('show no passage of a text that was changed since', async () => {
    const theme = (await themes()).find(({ state }) => state === 'signed off')!;
    const [first] = (await officer().call(getTheme, { id: theme.id })).passages;
    await inSchemaOf(oak, async (tx) => {
      await sql`update public_texts set plain = '<Redacted>' || plain
                 where representation_id = ${first!.representationId}`.execute(tx);
    });
    const { passages } = await officer().call(getTheme, { id: theme.id });
    const same = passages.filter(
      ({ representationId }) => representationId === first!.representationId,
    );
    expect(same.map(({ text }) => text)).toEqual(same.map(() => null));
  });

  it('are merged into one another, refused, and belong to one council', async () => {
    const [one, two] = (await themes()).filter(({ state }) => state === 'proposed');
    const { theme } = await officer().call(mergeTheme, {
      id: one!.id,
      row_version: one!.row_version,
      into: two!.id,
    });
    expect(theme.representations).toBeGreaterThanOrEqual(two!.representations);
    expect((await themes()).map(({ id }) => id)).not.toContain(one!.id);
    await officer().call(decideTheme, {
      id: two!.id,
      row_version: two!.row_version,
      state: 'refused',
    });
    expect(await countOf('theme', two!.name)).toBe(0);
    const path = `/consultations/analysis/themes/${two!.id}`;
    expect((await elm.as('admin').get(path)).status).toBe(404);
    const itself = { row_version: two!.row_version + 1, into: two!.id };
    const refused = await officer().post(`${path}/merge`, { json: itself });
    expect(refused).toMatchObject({ status: 400 });
    const asked = await viewer().post('/functions/invoke', {
      json: { name: 'findThemes', arguments: { consultationId: said.event } },
    });
    expect(asked.status).toBe(403);
    const wrong = await officer().post('/functions/invoke', {
      json: { name: 'findThemes', arguments: { consultationId: said.event, themes: 1000 } },
    });
    expect(wrong.status).toBe(400);
  });
});
