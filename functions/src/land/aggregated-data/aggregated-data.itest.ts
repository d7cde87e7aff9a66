import { beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../../jobs.ts';
import { sql, withPlatform, withTenant } from '../../platform/db.ts';
import { handleMessage } from '../../platform/jobs.ts';
import type { JobMessage } from '../../platform/outbox.ts';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { listUpdates } from '../../council/notifications/contract.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  someSites,
  writeSites,
  type WrittenSite,
} from '../site-search/testing/few-hundred-sites.ts';
import { listNotifications } from '../../council/notifications/contract.ts';
import { invokeFunction } from '../function-calls/contract.ts';
import { getAggregatedData } from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
let sites: WrittenSite[];

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  sites = await writeSites(oak, someSites(300));
  await writeSites(elm, someSites(3));
}, 120_000);

const invoke = (council: Council, who: 'officer' | 'admin' = 'officer', json: object = {}) =>
  council.as(who).post('/functions/invoke', { json: { name: 'aggregateData', ...json } });

/** Delivers the council's waiting aggregation jobs, as Pub/Sub would. */
async function deliver(council: Council, times = 1): Promise<void> {
  const { rows } = await withPlatform((tx) =>
    sql<JobMessage>`
      select id as "eventId", ${council.shortName} as tenant, job, payload, trace from platform.outbox
       where tenant_role = ${council.mainSchema} and job = 'aggregate-data' and handled_at is null`.execute(
      tx,
    ),
  );
  for (const message of rows)
    for (let time = 0; time < times; time++) await handleMessage(jobs, message);
}

const aggregated = (council: Council) => council.as('viewer').call(getAggregatedData, {});

const sum = (list: (number | null)[]) => list.reduce<number>((all, each) => all + (each ?? 0), 0);

describe('aggregated data', () => {
  it('is none before anybody had it made', async () => {
    expect(await aggregated(await newCouncil())).toEqual({
      computedAt: null,
      isCurrent: false,
      data: null,
    });
  });

  it("counts and sums the council's sites by its own fields, in a job", async () => {
    const invoked = await invoke(oak);
    expect(invoked.status).toBe(202);
    expect(await aggregated(oak)).toMatchObject({ data: null });
    await deliver(oak);
    const { computedAt, isCurrent, data } = await aggregated(oak);
    expect(isCurrent).toBe(true);
    expect(Date.parse(computedAt ?? '')).toBeGreaterThan(0);
    expect(data?.sites).toBe(300);
    expect(data?.measures).toEqual([
      {
        dbPropertyName: 'size_ha',
        label: 'Size',
        unit: 'ha',
        sum: sum(sites.map(({ size_ha }) => size_ha)),
        sites: sites.filter(({ size_ha }) => size_ha !== null).length,
      },
      {
        dbPropertyName: 'homes',
        label: 'Homes',
        unit: 'units',
        sum: sum(sites.map(({ homes }) => homes)),
        from: sum(sites.map(({ homes }) => homes)),
        sites: sites.filter(({ homes }) => homes !== null).length,
      },
    ]);
    expect(data?.fields.map(({ dbPropertyName }) => dbPropertyName)).toEqual(['site_type']);
    const expected = ['Brownfield', 'Greenfield', 'Mixed', null].map((value) => {
      const those = sites.filter(({ site_type }) => site_type === value);
      return {
        value,
        label: value ?? 'N/A',
        sites: those.length,
        sums: {
          size_ha: sum(those.map(({ size_ha }) => size_ha)),
          homes: sum(those.map(({ homes }) => homes)),
        },
      };
    });
    expect(data?.fields[0]?.values).toHaveLength(4);
    expect(data?.fields[0]?.values).toEqual(expect.arrayContaining(expected));

    const { notificationId } = answerOf(invokeFunction, invoked);
    expect(await oak.as('officer').call(listNotifications, {})).toContainEqual(
      expect.objectContaining({
        id: notificationId,
        status: 'success',
        message: '300 sites counted',
        completed: 1,
        completed_out_of: 1,
      }),
    );
  });

  it('says when the sites have changed since', async () => {
    const council = await newCouncil();
    const [site] = await writeSites(council, someSites(2));
    await invoke(council);
    await deliver(council);
    expect((await aggregated(council)).isCurrent).toBe(true);
    await council.as('officer').put(`/site/${site?.id}`, {
      json: { column_name_raw: 'homes', new_value: 7 },
    });
    const old = await aggregated(council);
    expect(old).toMatchObject({ isCurrent: false, data: { sites: 2 } });
    await invoke(council);
    await deliver(council);
    expect((await aggregated(council)).isCurrent).toBe(true);
    // A capacity that is written to no field counts as the site's homes.
    const inputs = {
      grossHectares: 1,
      excludedHectares: 0,
      developablePercent: 100,
      method: 'density',
      density: 20,
    };
    const json = { siteId: site?.id, inputs };
    expect((await council.as('officer').put('/site/capacity/save', { json })).status).toBe(200);
    expect((await aggregated(council)).isCurrent).toBe(false);
  });

  it('is of this council, whatever the payload names, and once for each event', async () => {
    const council = await newCouncil();
    await writeSites(council, someSites(5));
    await invoke(council, 'admin', {
      arguments: { tenantName: elm.shortName, tenantId: elm.shortName },
    });
    const { cursor } = await council.as('officer').call(listUpdates, {});
    await deliver(council, 2);
    expect((await aggregated(council)).data?.sites).toBe(5);
    // Open pages hear of what the function says it changes, and of no site.
    const { updates } = await council.as('officer').call(listUpdates, { after: cursor });
    expect(updates.map(({ entity }) => entity)).toEqual(['aggregated-data']);
    expect(await aggregated(elm)).toMatchObject({ data: null });
  });

  it('leaves out deleted sites and other scenarios, and knows councils without such fields', async () => {
    const bare = await newCouncil();
    await withSites(bare);
    await invoke(bare);
    await deliver(bare);
    expect((await aggregated(bare)).data).toEqual({
      sites: 1,
      counted: 1,
      ended: 0,
      inside: 0,
      measures: [],
      fields: [],
    });
  });

  it('is for who may read sites', async () => {
    expect((await oak.as('signed-out').get('/aggregated-data')).status).toBe(401);
    expect((await oak.as('resident').get('/aggregated-data')).status).toBe(403);
  });
});

async function withSites(council: Council): Promise<void> {
  await withTenant(council, (tx) =>
    sql`insert into sites (source, scenario_name, is_deleted)
        values ('demo', 'base', false), ('demo', 'base', true), ('demo', 'tall', false)`.execute(
      tx,
    ),
  );
}
