import { beforeAll, describe, expect, it } from 'vitest';
import { inSchema } from '../layers/testing/in-schema.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { siteConstraints, type Constraint } from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;

const box = (west: number, south: number, width: number, height = width) =>
  `st_makeenvelope(${west}, ${south}, ${west + width}, ${south + height}, 27700)`;

/** A site of 100 m by 100 m, a point within it, one without a location; and layers at and around it. */
const WORLD = `
  insert into sites (id, source, wkb_geometry) overriding system value values
    (1, 'test', ${box(425000, 565000, 100)}),
    (2, 'test', st_setsrid(st_makepoint(425010, 565010), 27700)),
    (3, 'test', null);
  insert into layers (id, layer_name, geometry_kind, basemap_role, placemaker_visibility) values
    ('flood', 'Flood zone', 'polygon', null, true), ('trees', 'Protected trees', 'point', null, true),
    ('path', 'Footpaths', 'line', null, true), ('far', 'Far away', 'polygon', null, true),
    ('edge', 'At the edge', 'polygon', null, true), ('road', 'Roads', 'line', 'road', true),
    ('hidden', 'For the public', 'polygon', null, false);
  insert into layer_features (layer_id, geometry) values
    -- Two boxes over the western half that lie over one another: 50 m by 100 m together.
    ('flood', ${box(424950, 565000, 100)}), ('flood', ${box(425000, 565000, 50, 100)}),
    ('trees', st_setsrid(st_makepoint(425050, 565050), 27700)),
    ('trees', st_setsrid(st_makepoint(425400, 565050), 27700)),
    ('path', st_setsrid(st_makeline(st_makepoint(425130, 565000), st_makepoint(425130, 565100)), 27700)),
    ('far', ${box(431000, 565000, 100)}),
    ('edge', ${box(425100, 565000, 100)}),
    ('road', st_setsrid(st_makeline(st_makepoint(425000, 565000), st_makepoint(425100, 565100)), 27700)),
    ('hidden', ${box(425000, 565000, 100)});`;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await inSchema(oak, WORLD);
}, 120_000);

const ask = (siteId: number) => oak.as('viewer').call(siteConstraints, { siteId });
const brief = (list: Constraint[]) =>
  list.map((each) => [
    each.layerId,
    each.layerOverlapPercent,
    each.overlapHectares,
    each.features,
    each.nearestMetres,
  ]);

describe('the constraints of a site', () => {
  it('are measured: what lies over itself once, an edge as touching, the rest by distance', async () => {
    const { siteHectares, constraints } = await ask(1);
    expect(siteHectares).toBe(1);
    expect(brief(constraints)).toEqual([
      ['flood', 50, 0.5, 2, 0],
      ['edge', 0, 0, 1, 0],
      ['trees', 0, 0, 1, 0],
      ['path', 0, 0, 0, 30],
      ['far', 0, 0, 0, null],
    ]);
  });

  it('name what they are, with its grade, and stand in groups', async () => {
    await inSchema(
      oak,
      `update layer_features set properties = '{"name": "The old mill", "grade": "II*"}'
        where layer_id = 'trees' and geometry && ${box(425040, 565040, 20)};
       update layer_features set properties = '{"name": "Mill lane"}' where layer_id = 'path'`,
    );
    const { constraints } = await ask(1);
    const told = constraints.map(({ layerId, group, things }) => [
      layerId,
      group,
      things.map(({ name, grade, overlapPercent, overlapHectares }) =>
        [name, grade, overlapPercent, overlapHectares].join(),
      ),
    ]);
    expect(told).toEqual([
      // Each alone, where together they count once.
      ['flood', 'soft', [',,50,0.5', ',,50,0.5']],
      ['edge', 'soft', [',,0,0']],
      ['trees', 'soft', ['The old mill,II*,0,0']],
      ['path', 'access', ['Mill lane,,0,0']],
      ['far', 'soft', []],
    ]);
  });

  it('of a point are what it stands in', async () => {
    const { siteHectares, constraints } = await ask(2);
    expect(siteHectares).toBe(0);
    expect(brief(constraints).slice(0, 2)).toEqual([
      ['flood', 100, 0, 2, 0],
      ['trees', 0, 0, 0, 56.6],
    ]);
  });

  it('of a site without a place are none', async () => {
    expect(await ask(3)).toEqual({ siteHectares: null, constraints: [] });
  });

  it('follow a layer and a boundary that change', async () => {
    await inSchema(oak, `delete from layer_features where layer_id = 'edge'`);
    await inSchema(
      oak,
      `update sites set wkb_geometry = ${box(425000, 565000, 50, 100)} where id = 1`,
    );
    const { constraints } = await ask(1);
    expect(brief(constraints).map(([layer, percent]) => [layer, percent])).toEqual([
      ['flood', 100],
      ['trees', 0],
      ['path', 0],
      ['edge', 0],
      ['far', 0],
    ]);
  });

  it('of a boundary of 30,000 corners are measured as exactly', async () => {
    const spiral = (points: number, radius: string) => `
      select st_makepoint(455000 + (${radius}) * cos(n * 2 * pi() / ${points}),
                          565000 + (${radius}) * sin(n * 2 * pi() / ${points})) as at, n
        from generate_series(0, ${points}) n`;
    await inSchema(
      oak,
      `insert into sites (id, source, wkb_geometry) overriding system value
         select 4, 'test', st_setsrid(st_makepolygon(st_makeline(array_agg(at order by n))), 27700)
           from (${spiral(30_000, '500')}) corners;
       insert into layers (id, layer_name, geometry_kind) values ('posts', 'Posts', 'point');
       insert into layer_features (layer_id, geometry)
         select 'posts', st_setsrid(at, 27700) from (${spiral(12_000, '623.4 + abs(n - 4406) / 3.0')}) posts;`,
    );
    const { constraints } = await ask(4);
    expect(brief(constraints)[0]).toEqual(['posts', 0, 0, 0, 123.4]);
  });

  it('are nobody else’s', async () => {
    for (const [council, who, status] of [
      [oak, 'signed-out', 401],
      [oak, 'resident', 403],
      [elm, 'officer', 404],
    ] as const)
      expect((await council.as(who).get('/site/1/constraints')).status).toBe(status);
    expect((await oak.as('viewer').get('/site/none/constraints')).status).toBe(400);
  });
});

describe('what some layers cover together', () => {
  const together = (siteId: number, layers: string[], who: 'viewer' | 'resident' = 'viewer') =>
    oak
      .as(who)
      .get(
        `/site/${siteId}/constraints/together?layerIds=${encodeURIComponent(JSON.stringify(layers))}`,
      );

  it.each([
    [1, ['flood'], 0.5],
    [1, ['flood', 'edge', 'path', 'trees'], 0.5],
    [1, ['far'], 0],
    [1, ['nobodys'], 0],
    // A layer that staff do not see constrains nothing.
    [1, ['hidden', 'flood'], 0.5],
    [2, ['flood'], 0],
    [3, ['flood'], 0],
  ])('site %i, %j', async (siteId, layers, hectares) => {
    expect(await together(siteId, layers)).toMatchObject({
      status: 200,
      body: { result: { hectares } },
    });
  });

  it('is for staff, of a site of theirs, and of some layer', async () => {
    expect((await together(1, ['flood'], 'resident')).status).toBe(403);
    expect((await together(9, ['flood'])).status).toBe(404);
    expect((await together(1, [])).status).toBe(400);
    const path = '/site/1/constraints/together?layerIds=["flood"]';
    expect((await elm.as('viewer').get(path)).status).toBe(404);
  });
});
