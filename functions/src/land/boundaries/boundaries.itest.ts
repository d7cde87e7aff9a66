import type { Polygon } from 'geojson';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, twoCouncils, type Council, type Who } from '../../platform/testing/council.ts';
import { answerOf, faultsOf } from '../../platform/testing/answer-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { editsOf } from '../history/testing/edits-of.ts';
import { getSite } from '../sites/contract.ts';
import { stateOf } from '../sites/testing/custom-sites.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { earlierBoundary, updateGeometry } from './contract.ts';
import { boundariesOf, changeBoundary } from './testing/change-boundary.ts';
import { ewkb, polygon, siteAt, square, wkt } from './testing/square.ts';

useWorld();

let oak: Council;
let elm: Council;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  for (const council of [oak, elm]) await writeSites(council, someSites(1));
}, 120_000);

const known = (siteId: number) => boundariesOf(oak, siteId);
const change = (json: object, who: Who = 'officer', council = oak) =>
  changeBoundary(council, json, who);

describe('a new boundary', () => {
  it('is kept with its area and history; the one before can be brought back, by whom and when known', async () => {
    const siteId = await siteAt(oak, 424_000, 564_000);
    const before = await stateOf(oak);
    const { current } = await known(siteId);
    expect(current).toMatchObject({ hectares: 1, cut_hectares: null });
    const answer = await change({
      siteId,
      wkbGeometry: polygon(square(424_000, 564_000, 150)),
      row_version: current.row_version,
    });
    expect(answer).toMatchObject({ status: 200, body: { result: { id: siteId, hectares: 2.25 } } });
    expect((await stateOf(oak)).version).toBeGreaterThan(before.version);

    const now = await known(siteId);
    expect(now.current.wkb_geometry).toMatchObject(polygon(square(424_000, 564_000, 150)));
    expect(now.current.row_version).toBe(answerOf(updateGeometry, answer).row_version);
    expect(now.earlier).toMatchObject([{ user_name: 'officer', hectares: 1 }]);
    expect((await oak.as('viewer').call(getSite, { siteId })).site).toMatchObject({
      size_ha: 2.25,
    });
    const history = await editsOf(oak, siteId);
    expect(history).toContain('Boundary|1 ha|2.25 ha');
    expect(history).toContain('Size|1|2.25');

    const replaced = { siteId, boundaryId: now.earlier[0]!.id };
    const back = await oak.as('officer').post('/site/boundary/restore', {
      json: { ...replaced, row_version: now.current.row_version },
    });
    expect(back).toMatchObject({ status: 200, body: { result: { hectares: 1 } } });
    expect(await oak.as('viewer').call(earlierBoundary, replaced)).toEqual({
      wkb_geometry: current.wkb_geometry,
      wkb_geometry_cut: null,
    });
    const restored = await known(siteId);
    expect(restored.current.wkb_geometry).toEqual(current.wkb_geometry);
    expect(restored.earlier.map(({ hectares }) => hectares)).toEqual([2.25, 1]);
  });

  it('comes as WKB, EWKB, WKT or GeoJSON, in metres of the grid or degrees', async () => {
    const siteId = await siteAt(oak, 424_000, 565_000);
    const text = wkt(square(424_000, 565_000, 120), square(424_010, 565_010, 20));
    const multi = 'SRID=27700;MULTIPOLYGON Z(((0 0 1,9 0 1,9 9 1,0 0 1)))';
    const moved = multi.replaceAll(
      /\b([09]) ([09]) 1/g,
      (_, x: string, y: string) => `${Number(x) + 424_000} ${Number(y) + 565_000} 7`,
    );
    const hole = 1.44 - 0.04;
    const forms: [unknown, number][] = [
      [text, hole],
      [text.replace('SRID=27700;', ''), hole],
      [await ewkb(oak, text), hole],
      [await ewkb(oak, text, 'wkb'), hole],
      [await ewkb(oak, moved), 0.0041],
      [polygon(square(424_000, 565_000, 120)), 1.44],
    ];
    for (const [wkbGeometry, hectares] of forms) {
      const answer = await change({ siteId, wkbGeometry });
      expect(answer).toMatchObject({ status: 200, body: { result: { hectares } } });
    }
    const degrees = polygon([
      [-1.62, 54.97],
      [-1.619, 54.97],
      [-1.619, 54.971],
      [-1.62, 54.97],
    ]);
    expect(await change({ siteId, wkbGeometry: degrees })).toMatchObject({ status: 200 });
    expect((await known(siteId)).current.hectares).toBeCloseTo(0.356, 2);
  });

  it('has 30,000 corners, to the nanometre, and what is left of it as many', async () => {
    const siteId = await siteAt(oak, 424_000, 569_000);
    const round = (radius: number) =>
      polygon([
        ...Array.from({ length: 30_000 }, (_, index): [number, number] => {
          const turn = (index / 30_000) * 2 * Math.PI;
          return [424_000 + radius * Math.cos(turn), 569_000 + radius * Math.sin(turn)];
        }),
        [424_000 + radius, 569_000],
      ]);
    const whole = { siteId, wkbGeometry: round(200), wkbGeometryCut: round(100) };
    expect(JSON.stringify(whole).length).toBeGreaterThan(2_000_000);
    const circle = (radius: number) => (Math.PI * radius ** 2) / 10_000;
    expect(await change(whole)).toMatchObject({
      status: 200,
      body: {
        result: {
          hectares: expect.closeTo(circle(200), 3) as number,
          cut_hectares: expect.closeTo(circle(100), 3) as number,
        },
      },
    });
    const { site } = await oak.as('viewer').call(getSite, { siteId });
    const [edge] = (site.wkb_geometry_cut as Polygon).coordinates;
    expect(edge).toHaveLength(30_001);
  });

  it('may have as many corners as one that was imported, but no more than are computed with', async () => {
    const siteId = await siteAt(oak, 424_000, 572_000);
    const round = (corners: number) => {
      const ring = Array.from({ length: corners - 1 }, (_, at): [number, number] => {
        const turn = (at / (corners - 1)) * 2 * Math.PI;
        return [424_000 + 200 * Math.cos(turn), 572_000 + 200 * Math.sin(turn)];
      });
      return polygon([...ring, ring[0]!]);
    };
    expect(await change({ siteId, wkbGeometry: round(60_000) })).toMatchObject({ status: 200 });
    const answer = await change({ siteId, wkbGeometry: round(60_001) });
    expect(faultsOf(answer)).toEqual({ wkbGeometry: 'A shape has at most 60000 points' });
  });

  it('is refused, with the words of the specification, where it is none', async () => {
    const siteId = await siteAt(oak, 424_000, 566_000);
    const bow = polygon([
      [424_000, 566_000],
      [424_100, 566_100],
      [424_100, 566_000],
      [424_000, 566_100],
      [424_000, 566_000],
    ]);
    const none = 'Modified polygon does not contain geometries';
    const faults: [unknown, string][] = [
      [bow, 'Self intersection errors have been detected in the polygon.'],
      [{ type: 'Polygon', coordinates: [] }, none],
      [{ type: 'MultiPolygon', coordinates: [] }, none],
      ['POLYGON EMPTY', none],
      ['', none],
      ['SRID=27700;POINT(424000 566000)', none],
      [polygon(square(424_000, 566_000, 0)), none],
      ['0103', 'Not a polygon as hexadecimal WKB, WKT or GeoJSON'],
      [`01030000000100000${'f'.repeat(40)}`, 'Not a polygon as hexadecimal WKB, WKT or GeoJSON'],
      [wkt(square(9_000_000, 9_000_000, 50)), 'Lies outside the United Kingdom'],
    ];
    for (const [wkbGeometry, words] of faults) {
      const answer = await change({ siteId, wkbGeometry });
      expect([words, answer.status]).toEqual([words, 400]);
      expect(faultsOf(answer)).toEqual({ wkbGeometry: words });
    }
    expect((await known(siteId)).earlier).toEqual([]);
  });

  it('is not written over somebody else’s', async () => {
    const siteId = await siteAt(oak, 424_000, 567_000);
    const { row_version } = (await known(siteId)).current;
    const mine = { siteId, wkbGeometry: polygon(square(424_000, 567_000, 50)), row_version };
    expect((await change(mine)).status).toBe(200);
    const answer = await change(mine);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'changed-meanwhile' } } });
    const now = (await known(siteId)).current;
    expect(faultsOf(answer)).toEqual({ row_version: String(now.row_version) });
    expect((await known(siteId)).earlier).toHaveLength(1);
  });

  it('takes a person with the right, a site of one’s own council and the flag', async () => {
    const siteId = await siteAt(oak, 424_000, 568_000);
    const json = { siteId, wkbGeometry: polygon(square(424_000, 568_000, 50)) };
    expect((await change(json, 'viewer')).status).toBe(403);
    expect((await change(json, 'signed-out')).status).toBe(401);
    expect((await change({ ...json, siteId: 900_000 })).status).toBe(404);
    expect((await change({ ...json, extra: 1 })).status).toBe(400);
    const foreign = await siteAt(elm, 424_000, 568_000);
    const far = [(foreign + 100) * 10, foreign].find((id) => id !== siteId)!;
    expect((await change({ ...json, siteId: far })).status).toBe(404);
    expect((await oak.as('viewer').get(`/site/boundaries/${far}`)).status).toBe(404);
    expect((await oak.as('viewer').get(`/site/boundaries/${far}/1`)).status).toBe(404);
    expect((await oak.as('viewer').get(`/site/boundaries/${siteId}/900000`)).status).toBe(404);
    const boundaryId = 1;
    const restore = { json: { siteId: await siteAt(oak, 425_000, 568_000), boundaryId } };
    expect((await oak.as('officer').post('/site/boundary/restore', restore)).status).toBe(404);
    expect((await oak.as('viewer').post('/site/boundary/restore', restore)).status).toBe(403);
  });

  it('is nothing a council without the flag knows', async () => {
    const ash = await newCouncil({ off: ['site view edit boundary'] });
    const answer = await change(
      { siteId: 1, wkbGeometry: polygon(square(424_000, 568_000, 50)) },
      'officer',
      ash,
    );
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'feature-off' } } });
  });
});
