import { beforeAll, describe, expect, it } from 'vitest';
import { boundariesOf } from '../../boundaries/testing/change-boundary.ts';
import { polygon, square } from '../../boundaries/testing/square.ts';
import { inSchema } from '../../layers/testing/in-schema.ts';
import { askTile, tileAddress, useTiles } from '../../layers/testing/tile-client.ts';
import { countKey } from '../../layers/tiles/encode-clusters.ts';
import type { FailpointStep } from '../../../platform/failpoint.ts';
import { mintCookie } from '../../../platform/testing/cookie.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { killedAt } from '../../../platform/testing/doomed-worker.ts';
import { alikeSites, viewOf } from '../testing/edited-sites.ts';

useTiles();

let oak: Council;
let sites: number[];
beforeAll(async () => {
  oak = await newCouncil();
  sites = await alikeSites(oak, 20, { homes: 10, size_ha: 1 });
}, 120_000);

const STEPS: FailpointStep[] = ['site-written', 'edit-recorded', 'before-commit', 'after-commit'];
const SCENARIO = 'Denser';
const HOMES = 77;
/** Metres; the new boundary's area is of no other site. */
const SIDE = 170;
const HECTARES = 2.89;

/** How many sites of the council a tile shows that have this value: what the map draws. */
async function drawn(field: string, value: number): Promise<number> {
  const filters = [{ type: 'number', dbPropertyName: field, equality: '=', value }];
  const query = `filters=${encodeURIComponent(JSON.stringify(filters))}`;
  const address = await tileAddress(oak, 'sitesLayer', query);
  const { status, features } = await askTile(oak, 'viewer', address('0/0/0'));
  expect(status).toBe(200);
  return features.reduce((sum, { properties }) => sum + Number(properties[countKey] ?? 1), 0);
}

/** All that must agree about a site, each as people get it. */
async function seen(site: number) {
  const view = viewOf(oak);
  const { homes, size_ha, row_version } = await view.site(site);
  const under = await view.site(site, SCENARIO);
  const { history } = await view.history(site);
  const { current, earlier } = await boundariesOf(oak, site);
  const { rows } = await inSchema(
    oak,
    `select (select version::int from layer_versions where layer_id = 'sitesLayer') as map,
            (select count(*)::int from updates where entity = 'site' and entity_id = '${site}') as news`,
  );
  return {
    record: { homes, size_ha, row_version },
    scenario: { homes: under.homes, row_version: under.row_version },
    boundary: { hectares: current.hectares, earlier: earlier.length },
    history: history.map((line) => `${line.scenario_name}: ${line.edit_content}`),
    undone: history.filter((line) => line.is_undone).length,
    map: Number(rows[0]?.map),
    news: Number(rows[0]?.news),
    drawn: { homes: await drawn('homes', HOMES), hectares: await drawn('size_ha', HECTARES) },
  };
}
type Seen = Awaited<ReturnType<typeof seen>>;

/** A call as a browser makes it, and what it makes of a site: once, however often it is repeated. */
interface Edit {
  what: string;
  method: 'PUT' | 'POST';
  path: (site: number) => string;
  body: (site: number, before: Seen) => object;
  /** What has been done before the call. */
  first?: (site: number) => Promise<void>;
  made: (before: Seen) => Seen;
}

const field = { column_name_raw: 'homes', new_value: HOMES, old_value: 10 };
const one = ({ record, scenario, map, news, ...rest }: Seen) => ({
  ...rest,
  record: { ...record, homes: HOMES, row_version: record.row_version + 1 },
  // A change of the site is one of its scenarios, too.
  scenario: { ...scenario, row_version: scenario.row_version + 1 },
  map: map + 1,
  news: news + 1,
});

const EDITS: Edit[] = [
  {
    what: 'a field',
    method: 'PUT',
    path: (site) => `/site/v2/${site}`,
    body: () => field,
    made: (before) => ({
      ...one(before),
      history: [`base: Homes|10|${HOMES}`, ...before.history],
      drawn: { ...before.drawn, homes: before.drawn.homes + 1 },
    }),
  },
  {
    what: 'a field under every scenario',
    method: 'PUT',
    path: (site) => `/site/v2/${site}`,
    body: () => ({ ...field, should_update_all_scenarios: true }),
    made: (before) => ({
      ...one(before),
      scenario: { homes: HOMES, row_version: before.scenario.row_version + 2 },
      history: [`${SCENARIO}: Homes|40|${HOMES}`, `base: Homes|10|${HOMES}`, ...before.history],
      drawn: { ...before.drawn, homes: before.drawn.homes + 1 },
    }),
  },
  {
    what: 'the boundary',
    method: 'POST',
    path: () => '/site/insert-updated-geometry',
    body: (siteId, { record }) => ({
      siteId,
      wkbGeometry: polygon(square(424_000, 564_000, SIDE)),
      row_version: record.row_version,
    }),
    made: (before) => ({
      ...one(before),
      // Written twice: the boundary, and the field that follows its area.
      record: { homes: 10, size_ha: HECTARES, row_version: before.record.row_version + 2 },
      scenario: { ...before.scenario, row_version: before.scenario.row_version + 2 },
      boundary: { hectares: HECTARES, earlier: 1 },
      history: [
        `base: Size|1|${HECTARES}`,
        `base: Boundary|Point|${HECTARES} ha`,
        ...before.history,
      ],
      drawn: { ...before.drawn, hectares: before.drawn.hectares + 1 },
    }),
  },
  {
    what: 'the undoing of an edit',
    method: 'POST',
    path: (site) => `/site/${site}/undo`,
    body: () => ({}),
    first: async (site) => {
      expect((await oak.as('officer').put(`/site/v2/${site}`, { json: field })).status).toBe(200);
    },
    made: (before) => ({
      ...one(before),
      record: { homes: 10, size_ha: 1, row_version: before.record.row_version + 1 },
      history: [`base: Homes|${HOMES}|10`, ...before.history],
      undone: 1,
      drawn: { ...before.drawn, homes: before.drawn.homes - 1 },
    }),
  },
];

describe.each(EDITS)('an edit of $what whose process is killed', (edit) => {
  const called = (base: string, site: number, body: object) =>
    fetch(base + edit.path(site), {
      method: edit.method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-tenant': oak.shortName,
        cookie: `__session=${mintCookie({ authTenantId: oak.authTenantId, uid: oak.uidOf('officer') })}`,
      },
    });

  it.each(STEPS)(
    '%s: record, history, versions and map agree, and a repeat changes the site once',
    async (step) => {
      const site = sites.pop() ?? 0;
      const json = { siteId: site, scenarioName: SCENARIO, overrides: { homes: 40 } };
      expect((await oak.as('officer').post('/site/scenario', { json })).status).toBe(201);
      await edit.first?.(site);
      const before = await seen(site);
      const body = edit.body(site, before);
      const isKept = step === 'after-commit';

      await killedAt(step, (base) => called(base, site, body));
      expect(await seen(site)).toEqual(isKept ? edit.made(before) : before);

      const send = edit.method === 'PUT' ? oak.as('officer').put : oak.as('officer').post;
      const again = await send(edit.path(site), { json: body });
      expect(again.status === 200).toBe(!isKept);
      expect(await seen(site)).toEqual(edit.made(before));
    },
    60_000,
  );
});
