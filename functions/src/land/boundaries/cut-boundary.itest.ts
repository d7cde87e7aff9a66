import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { boundariesOf, changeBoundary } from './testing/change-boundary.ts';
import { polygon, siteAt, square } from './testing/square.ts';

useWorld();

let oak: Council;

beforeAll(async () => {
  oak = await newCouncil();
  await writeSites(oak, someSites(1));
}, 120_000);

const known = (siteId: number) => boundariesOf(oak, siteId);
const change = (json: object) => changeBoundary(oak, json);

describe('what is cut out', () => {
  it('is kept beside the boundary, follows it, and can be put back', async () => {
    const siteId = await siteAt(oak, 426_000, 564_000);
    const whole = polygon(square(426_000, 564_000, 100));
    const left = polygon(square(426_000, 564_000, 100), square(426_010, 564_010, 50));
    const cut = await change({ siteId, wkbGeometry: whole, wkbGeometryCut: left });
    expect(cut).toMatchObject({ body: { result: { hectares: 1, cut_hectares: 0.75 } } });
    const kept = (await known(siteId)).current.wkb_geometry_cut;
    expect(kept).toMatchObject({ type: 'Polygon', coordinates: [{ length: 5 }, { length: 5 }] });

    const wider = polygon(square(426_000, 564_000, 200));
    const followed = await change({ siteId, wkbGeometry: wider });
    expect(followed).toMatchObject({ body: { result: { hectares: 4, cut_hectares: 3.75 } } });
    const elsewhere = await change({
      siteId,
      wkbGeometry: polygon(square(426_100, 564_100, 50)),
    });
    expect(elsewhere).toMatchObject({ body: { result: { hectares: 0.25, cut_hectares: null } } });

    const [, second] = (await known(siteId)).earlier;
    expect(second).toMatchObject({ hectares: 1, cut_hectares: 0.75 });
    const back = { siteId, boundaryId: second!.id };
    const restored = await oak.as('officer').post('/site/boundary/restore', { json: back });
    expect(restored).toMatchObject({ body: { result: { hectares: 1, cut_hectares: 0.75 } } });
    const whole2 = await change({ siteId, wkbGeometry: whole, wkbGeometryCut: null });
    expect(whole2).toMatchObject({ body: { result: { hectares: 1, cut_hectares: null } } });
  });

  it('leaves something of the boundary', async () => {
    const siteId = await siteAt(oak, 427_000, 564_000);
    const whole = polygon(square(427_000, 564_000, 100));
    const refused = (field: string) => ({
      status: 400,
      body: { error: { fields: { [field]: 'Modified polygon does not contain geometries' } } },
    });
    const beside = polygon(square(428_000, 564_000, 100));
    const none = await change({ siteId, wkbGeometry: whole, wkbGeometryCut: beside });
    expect(none).toMatchObject(refused('wkbGeometryCut'));
    const half = polygon(square(427_000, 564_000, 50));
    expect(await change({ siteId, wkbGeometry: whole, wkbGeometryCut: half })).toMatchObject({
      body: { result: { cut_hectares: 0.25 } },
    });
    // All of what it would be now was cut out before.
    const within = await change({ siteId, wkbGeometry: polygon(square(427_060, 564_060, 30)) });
    expect(within).toMatchObject(refused('wkbGeometry'));
    expect((await known(siteId)).current).toMatchObject({ hectares: 1, cut_hectares: 0.25 });
  });
});
