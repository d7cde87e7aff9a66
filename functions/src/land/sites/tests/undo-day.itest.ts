import { beforeAll, expect, it } from 'vitest';
import { londonDay } from '../../../platform/dates/london.ts';
import { sql, withTenant } from '../../../platform/db.ts';
import { type Council, newCouncil, type Who } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { getSite } from '../contract.ts';
import { addFields, alikeSites, viewOf } from '../testing/edited-sites.ts';

useWorld();

const BEFORE = '2024-05-01';
let oak: Council;
let [alone, changed, undone]: number[] = [];
beforeAll(async () => {
  oak = await newCouncil();
  await addFields(oak, [
    { dbPropertyName: 'plot_ha', label: 'Plot', type: 'area.hectares', standardName: 'Hectares' },
    { dbPropertyName: 'dated', label: 'Updated', type: 'date', standardName: 'LastUpdatedDate' },
  ]);
  [alone, changed, undone] = await alikeSites(oak, 3, {});
  await withTenant(oak, (tx) => sql`update sites set dated = ${BEFORE}::date`.execute(tx));
}, 120_000);

const write = async (siteId: unknown, column_name_raw: string, new_value: unknown, who: Who) => {
  const json = { column_name_raw, new_value };
  const { status, body } = await oak.as(who).put(`/site/${String(siteId)}?scenario=base`, { json });
  expect(status).toBe(200);
  return (body as { result: { change_id: string } }).result.change_id;
};
const undo = async (siteId: unknown, change_id: string, who: Who) =>
  (await oak.as(who).post(`/site/${String(siteId)}/undo`, { json: { change_id } })).status;
const dayOf = async (siteId: unknown) =>
  Reflect.get(
    (await oak.as('viewer').call(getSite, { siteId: Number(siteId) })).site,
    'dated',
  ) as unknown;

it('a day of the last update that was typed is undone to the one before', async () => {
  const typed = await write(alone, 'dated', '2025-01-01', 'officer');
  expect(await undo(alone, typed, 'officer')).toBe(200);
  expect(await dayOf(alone)).toBe(BEFORE);
});

it('and where a change has dated the site since, that day stays and the typed one is marked as undone', async () => {
  const today = londonDay(new Date());
  const typed = await write(changed, 'dated', '2025-01-01', 'admin');
  await write(changed, 'plot_ha', 3, 'officer');
  expect(await dayOf(changed)).toBe(today);
  expect(await undo(changed, typed, 'admin')).toBe(200);
  expect(await dayOf(changed)).toBe(today);
  const { history } = await viewOf(oak).history(Number(changed));
  expect(history.find(({ change_id }) => change_id === typed)).toMatchObject({ is_undone: true });
  expect(await undo(changed, typed, 'admin')).not.toBe(200);
});

it('once that change was undone as well; but not past another day that somebody typed', async () => {
  const typed = await write(undone, 'dated', '2025-01-01', 'officer');
  const sized = await write(undone, 'plot_ha', 4, 'officer');
  expect(await undo(undone, sized, 'officer')).toBe(200);
  const again = await write(undone, 'dated', '2025-02-02', 'admin');
  expect(await undo(undone, typed, 'officer')).toBe(409);
  expect(await dayOf(undone)).toBe('2025-02-02');
  expect(await undo(undone, again, 'admin')).toBe(200);
  expect(await undo(undone, typed, 'officer')).toBe(200);
  expect(await dayOf(undone)).toBe(londonDay(new Date()));
});
