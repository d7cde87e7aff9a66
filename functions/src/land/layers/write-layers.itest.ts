import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';

useWorld();

let oak: Council;
let elm: Council;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
});

const style = JSON.stringify({ type: 'fillStripes', color: '#3d8b40', angle: 45 });
const green = {
  id: 'green-belt',
  layerName: 'Green belt',
  geometryKind: 'polygon',
  mbstyle: style,
};

describe('an administrator', () => {
  it('adds a layer, changes what is given of it, and removes it', async () => {
    const added = await oak.as('admin').post('/layers', { json: green });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      result: { ...green, placemakerVisibility: true, version: 1 },
    });
    const changed = await oak
      .as('admin')
      .put('/layers/green-belt', { json: { themeId: 'Environment', zIndex: 7 } });
    expect(changed.body).toMatchObject({
      result: { ...green, themeId: 'Environment', zIndex: 7, version: 2 },
    });
    expect((await elm.as('viewer').get('/layers/green-belt')).status).toBe(404);
    expect((await elm.as('admin').put('/layers/green-belt', { json: {} })).status).toBe(404);
    expect((await elm.as('admin').delete('/layers/green-belt')).status).toBe(404);
    expect((await oak.as('admin').delete('/layers/green-belt')).status).toBe(204);
    expect((await oak.as('viewer').get('/layers/green-belt')).status).toBe(404);
    // A later layer of that name has other addresses than the deleted one.
    const again = await oak.as('admin').post('/layers', { json: green });
    expect(again.body).toMatchObject({ result: { version: 4 } });
  });

  it('cannot take an id twice, nor one that stands for a call', async () => {
    const parks = { ...green, id: 'parks' };
    expect((await oak.as('admin').post('/layers', { json: parks })).status).toBe(201);
    const twice = await oak.as('admin').post('/layers', { json: parks });
    expect([twice.status, twice.body]).toMatchObject([
      409,
      { error: { fields: { id: 'This id is taken' } } },
    ]);
    for (const id of ['search', 'sitesLayer', 'layers-meta', 'a b', '']) {
      expect((await oak.as('admin').post('/layers', { json: { ...green, id } })).status).toBe(400);
    }
  });

  it.each([
    ['{', 'The style is not JSON'],
    ['{"type":"fill","paint":{"fill-colour":"red"}}', 'paint: fill-colour is not known here'],
    ['{"type":"arrowLine"}', 'color: a colour is needed'],
  ])('is told what is wrong with the style %s', async (mbstyle, fault) => {
    const { status, body } = await oak
      .as('admin')
      .post('/layers', { json: { ...green, id: 'x', mbstyle } });
    expect([status, body]).toMatchObject([400, { error: { fields: { mbstyle: fault } } }]);
  });

  it('is refused what a layer does not have', async () => {
    const put = (json: object) => oak.as('admin').put('/layers/parks', { json });
    expect((await put({ version: 9 })).status).toBe(400);
    expect((await put({ layerName: '' })).status).toBe(400);
    expect((await put({ zIndex: 1.5 })).status).toBe(400);
  });
});
