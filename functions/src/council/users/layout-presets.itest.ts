import { describe, expect, it } from 'vitest';
import { newCouncil, twoCouncils } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { listLayoutPresets, saveLayoutPreset } from './contract/layout-presets.ts';

useWorld();

const PATH = '/user/site-details-layout/presets';
const layout = { layouts: { lg: [{ i: 'features', x: 0, y: 0, w: 12, h: 4 }] }, hidden: ['notes'] };

describe('layouts that colleagues share', () => {
  it('are saved by an officer and picked by everybody of the council, and only there', async () => {
    const { oak, elm } = await twoCouncils();
    const saved = await oak.as('officer').call(saveLayoutPreset, { name: ' Assess ', layout });
    expect(saved).toMatchObject({ name: 'Assess', layout, isOwn: true });
    const { presets } = await oak.as('viewer').call(listLayoutPresets, {});
    expect(presets).toEqual([{ ...saved, isOwn: false }]);
    expect(await elm.as('officer').call(listLayoutPresets, {})).toEqual({ presets: [] });
    expect((await oak.as('viewer').post(PATH, { json: { name: 'Mine', layout } })).status).toBe(
      403,
    );
    expect((await elm.as('admin').delete(`${PATH}/${saved.id}`)).status).toBe(404);
  });

  it('are saved anew and deleted by their author alone', async () => {
    const oak = await newCouncil();
    const { id } = await oak.as('officer').call(saveLayoutPreset, { name: 'Assess', layout });
    const taken = await oak.as('admin').post(PATH, { json: { name: 'assess', layout: {} } });
    expect(taken).toMatchObject({
      status: 409,
      body: { error: { fields: { name: 'A colleague has a layout of this name' } } },
    });
    const anew = await oak.as('officer').call(saveLayoutPreset, { name: 'ASSESS', layout: {} });
    expect(anew).toMatchObject({ id, name: 'ASSESS', layout: {} });
    expect((await oak.as('admin').delete(`${PATH}/${id}`)).status).toBe(404);
    expect((await oak.as('officer').delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await oak.as('officer').delete(`${PATH}/${id}`)).status).toBe(404);
  });

  it('have a name and a layout of some size', async () => {
    const oak = await newCouncil();
    const statuses = [
      { name: '  ', layout },
      { name: 'x'.repeat(61), layout },
      { name: 'Assess' },
      {
        name: 'Assess',
        layout: { lg: [{ i: 'map', x: 0, y: 0, w: 6, h: 4, note: 'x'.repeat(100_001) }] },
      },
      { name: 'Assess', layout: { lg: 'wide' } },
    ].map(async (json) => (await oak.as('officer').post(PATH, { json })).status);
    expect(await Promise.all(statuses)).toEqual([400, 400, 400, 413, 400]);
  });
});
