import { beforeAll, expect, it } from 'vitest';
import type { Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { sites } from '../testing/imported-sites.ts';
import { councilWithDictionary } from '../testing/register-council.ts';
import { deliver, imported, reportOf } from '../testing/upload.ts';

useWorld();

let council: Council;
beforeAll(async () => {
  council = await councilWithDictionary();
}, 120_000);

/** A hundred metres square: one hectare. */
const SQUARE =
  'POLYGON ((425000 564000, 425100 564000, 425100 564100, 425000 564100, 425000 564000))';
const TABLE = [
  'reference,geometry,point,Development title,remarks',
  `T1,"${SQUARE}",,Mill yard,Green Belt`,
  'T2,,POINT (425300 564000),Old depot,',
  'T2,,POINT (425300 564000),Old depot,',
].join('\n');
const stored = async () =>
  (await sites(council)).filter(({ reference }) => reference.startsWith('T'));

it('a table with well-known text is previewed, and its columns are matched by hand', async () => {
  const shown = await imported(council, TABLE, { kind: 'sites', preview: 'true', name: 'Plan' });
  expect(shown.import).toMatchObject({
    status: 'preview',
    summary: { rows: 3, created: 2, unchanged: 1 },
    columns: expect.arrayContaining([
      { name: 'Development title', field: null, values: 3, sample: 'Mill yard' },
    ]),
  });
  const columns = [
    { name: 'Development title', field: 'place_name' },
    { name: 'remarks', field: 'constraints' },
  ];
  const match = (body: object) =>
    council.as('admin').put(`/geodata/${shown.import.id}/columns`, { json: body });
  expect((await match({ columns: [{ name: 'remarks', field: 'nothing' }] })).status).toBe(400);
  expect((await match({ columns })).status).toBe(202);
  await deliver(council);
  const matched = await reportOf(council, shown.import.id);
  expect(matched.import).toMatchObject({
    status: 'preview',
    columns: expect.arrayContaining([
      { name: 'Development title', field: 'place_name', values: 3, sample: 'Mill yard' },
    ]),
  });
  expect(await stored()).toEqual([]);
  await council.as('admin').post(`/geodata/${shown.import.id}/import`, { json: {} });
  await deliver(council);
  // The reference is kept though one row repeats; the area is the polygon's.
  expect(await stored()).toMatchObject([
    { reference: 'T1', place_name: 'Mill yard', constraints: 'Green Belt', area: 1 },
    { reference: 'T2', place_name: 'Old depot', area: null },
  ]);
});

it('the next file is matched in the same way', async () => {
  const next = TABLE.replace('Mill yard', 'Mill wharf');
  await imported(council, next, { kind: 'sites', name: 'Plan' });
  expect((await stored())[0]).toMatchObject({ reference: 'T1', place_name: 'Mill wharf' });
});

it('a column that is left out stays so, and an officer cannot match', async () => {
  const shown = await imported(council, TABLE, { kind: 'sites', preview: 'true', name: 'Plan' });
  const columns = [{ name: 'Development title', field: null }];
  const by = (who: 'admin' | 'officer') =>
    council.as(who).put(`/geodata/${shown.import.id}/columns`, { json: { columns } });
  expect((await by('officer')).status).toBe(403);
  expect((await by('admin')).status).toBe(202);
  await deliver(council);
  const { findings } = await reportOf(council, shown.import.id);
  expect(findings.filter(({ column }) => column === 'place_name')).toEqual([]);
});

it('a table comes in as a layer, too', async () => {
  const { import: done } = await imported(council, TABLE, { kind: 'layer', name: 'Places' });
  expect(done).toMatchObject({ status: 'success', summary: { created: 2, unchanged: 1 } });
});

it('an area in square metres, as the boundaries show, is read as hectares and told', async () => {
  const own = await councilWithDictionary();
  const file = (area: string) =>
    ['reference,name,geometry,AREA', `M1,Mill,"${SQUARE}",${area}`, `M2,Moor,"${SQUARE}",`].join(
      '\n',
    );
  const read = await imported(own, file('9990.4'), { kind: 'sites', name: 'Plan' });
  expect(await sites(own)).toMatchObject([
    { reference: 'M1', area: 0.999 },
    { reference: 'M2', area: null },
  ]);
  expect(read.findings.filter(({ column }) => column === 'AREA')).toMatchObject([
    { reference: 'M1', outcome: 'corrected', from: '9990.4', to: '0.999' },
  ]);
  await imported(own, file('1.2'), { kind: 'sites', name: 'Plan' });
  expect(await sites(own)).toMatchObject([{ reference: 'M1', area: 1.2 }, {}]);
});
