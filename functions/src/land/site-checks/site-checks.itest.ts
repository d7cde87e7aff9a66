import { beforeAll, expect, it } from 'vitest';
import { addDictionaryField } from '../../council/ground/dictionary/add-dictionary-field.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { saveCapacity } from '../capacity/contract.ts';
import { inSchema } from '../layers/testing/in-schema.ts';
import { checkSites } from './contract.ts';

useWorld();

let council: Council;
let ids: Record<string, number>;
beforeAll(async () => {
  council = await newCouncil();
  await inSchemaOf(council, async (tx) => {
    const add = (field: Omit<Parameters<typeof addDictionaryField>[1], 'label'>, label: string) =>
      addDictionaryField(tx, { ...field, label });
    await add({ dbPropertyName: 'site_name', type: 'text.small', searchable: true }, 'Site name');
    await add({ dbPropertyName: 'size_ha', type: 'area.hectares' }, 'Total area');
    const format = {
      CHECKS: [{ rule: 'at-most' as const, field: 'size_ha', level: 'warn' as const }],
    };
    await add({ dbPropertyName: 'suitable_area', type: 'area.hectares', format }, 'Suitable area');
    await add({ dbPropertyName: 'availability_time_period', type: 'text.small' }, 'Delivery');
    await add({ dbPropertyName: 'homes', type: 'residential-units' }, 'Homes');
  });
  await inSchema(
    council,
    `insert into sites (source, source_reference, site_name, size_ha, suitable_area, availability_time_period, homes)
     values ('test', '1', 'Small', 0.05, 0.11, null, null), ('test', '2', 'Wet', 1, 1, '11–15 years', 31),
            ('test', '3', 'Sound', 1, 0.5, '0–5 years', 10)`,
  );
  const { rows } = await inSchema(council, 'select id, site_name as name from sites');
  ids = Object.fromEntries(rows.map(({ id, name }) => [String(name), Number(id)]));
}, 120_000);

const inputs = { grossHectares: 1, method: 'density' as const, density: 40 };
const thisYear = new Date().getFullYear();

it('lists what does not go together in the sites of the council', async () => {
  const officer = council.as('officer');
  await officer.call(saveCapacity, {
    siteId: ids['Wet'] as number,
    inputs: {
      ...inputs,
      excludedHectares: 1,
      excludedLayers: [{ id: 'f3', name: 'Flood zone 3' }],
    },
    trajectory: [{ year: thisYear + 1, homes: 31 }],
  });
  await officer.call(saveCapacity, {
    siteId: ids['Sound'] as number,
    inputs,
    trajectory: [{ year: thisYear + 1, homes: 40 }],
  });
  const { findings, counts } = await council.as('viewer').call(checkSites, {});
  expect(counts).toEqual({ sites: 3, sitesWithFindings: 2, findings: 3 });
  expect(findings.map(({ siteId, field }) => [siteId, field])).toEqual([
    [ids['Small'], 'Suitable area'],
    [ids['Wet'], 'Delivery'],
    [ids['Wet'], 'Homes'],
  ]);
  expect(findings[0]).toMatchObject({
    name: 'Small',
    message: 'Suitable area (0.11 ha) is more than Total area (0.05 ha)',
  });
});

it('warns of the same in the answer of an edit, for a cell of the table as for the page', async () => {
  const edit = async (name: string, column: string, value: unknown) => {
    const answer = await council.as('officer').put(`/site/${ids[name]}?scenario=base`, {
      json: { column_name_raw: column, new_value: value },
    });
    expect(answer.status).toBe(200);
    return (answer.body as { result: { warnings?: string[] } }).result.warnings ?? [];
  };
  expect(await edit('Sound', 'homes', 41)).toEqual([expect.stringContaining('41')]);
  expect(await edit('Sound', 'homes', 40)).toEqual([]);
  expect(await edit('Sound', 'availability_time_period', '11–15 years')).toHaveLength(1);
  expect(await edit('Sound', 'suitable_area', 2)).toEqual([
    'Suitable area (2 ha) is more than Total area (1 ha)',
  ]);
});

it('is for each account a share of what checks take', async () => {
  const asked = { site_ids: Object.values(ids), scenario: null };
  for (const ask of [
    (who: 'officer' | 'admin') => council.as(who).get('/site/checks'),
    (who: 'officer' | 'admin') =>
      council.as(who).post('/site/export/brownfield-check', { json: asked }),
  ]) {
    let answer = await ask('officer');
    // The minute of the clock may end in between, which begins the count anew.
    for (let asks = 1; asks < 70 && answer.status === 200; asks += 1) answer = await ask('officer');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('admin')).status).toBe(200);
  }
}, 60_000);
