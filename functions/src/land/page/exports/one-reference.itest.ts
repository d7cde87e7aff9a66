import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { addDictionaryField } from '../../../council/ground/dictionary/add-dictionary-field.ts';
import { sql } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { sheetOf } from '../site-sheet/testing/sheet-of.ts';
import { exportCouncil } from './testing/export-council.ts';

useWorld();

let council: Council;
let id: number;
beforeAll(async () => {
  const made = await exportCouncil();
  council = made.council;
  id = made.ids[0] as number;
  await inSchemaOf(council, async (tx) => {
    await addDictionaryField(tx, {
      dbPropertyName: 'la_ref',
      label: 'Our reference',
      type: 'text.small',
      standardName: 'SiteReference',
    });
    await sql`update sites set la_ref = 'LA-7' where id = ${id}`.execute(tx);
  });
}, 120_000);

/** In the register, and on the sheet, where the head's rule is the same. */
async function references(scenario?: string) {
  const { bytes } = await council.as('viewer').put('/site/export', {
    json: {
      file_type: 'brownfield',
      selected_fields: [],
      developed: true,
      site_ids: [id],
      ...(scenario ? { scenario } : {}),
    },
  });
  const [row] = parse(bytes, { columns: true }) as Record<string, string>[];
  const { text } = await sheetOf(council, id, scenario ? `?scenario=${scenario}` : '');
  return { register: row?.['SiteReference'], sheet: /Reference (\S+)/.exec(text)?.[1] };
}

it('a site has one reference, of the field that the dictionary has for it, under a scenario its own', async () => {
  expect(await references()).toEqual({ register: 'LA-7', sheet: 'LA-7' });
  const made = await council.as('officer').post('/site/scenario', {
    json: { siteId: id, scenarioName: 'Dense', overrides: { la_ref: 'LA-8' } },
  });
  expect(made.status).toBe(201);
  expect(await references('Dense')).toEqual({ register: 'LA-8', sheet: 'LA-8' });
});
