import { beforeAll, expect, it } from 'vitest';
import { londonDay } from '../../../../platform/dates/london.ts';
import type { Council } from '../../../../platform/testing/council.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import { inSchema } from '../../../layers/testing/in-schema.ts';
import { checkBrownfield } from '../register-contract.ts';
import { exportCouncil } from '../testing/export-council.ts';

useWorld();

const DAY = '2019-07-21';
const site = (reference: string, at: number) => ({
  reference,
  place_name: `Site ${reference}`,
  wkt: `POINT(${424_000 + at * 500} 564000)`,
  values: { area_of_the_site: 1, first_day: DAY, last_day: DAY },
});

let council: Council;
let [whole, part, other]: number[] = [];
beforeAll(async () => {
  const made = await exportCouncil({}, [site('BR-1', 0), site('BR-2', 1), site('BR-3', 2)]);
  council = made.council;
  [whole, part, other] = made.ids;
}, 120_000);

const set = (id: unknown, values: string) =>
  inSchema(council, `update sites set ${values} where id = ${String(id)}`);
const checked = (...site_ids: unknown[]) =>
  council.as('viewer').call(checkBrownfield, { site_ids: site_ids as number[], developed: true });

it('a part of a site that is in the register stops nothing, by what it lacks or by the reference that it shares', async () => {
  await set(
    part,
    `parent_id = ${whole}, area_of_the_site = -1, source = 'x', source_reference = 'BR-1'`,
  );
  const found = await checked(whole, part);
  expect(found).toMatchObject({ ready: true, problems: [] });
  expect(found.counts).toMatchObject({ sites: 2, readySites: 1, leftOut: 1, inside: 1 });
  const made = await council.as('viewer').put('/site/export', {
    json: {
      file_type: 'brownfield',
      selected_fields: [],
      developed: true,
      site_ids: [whole, part],
    },
  });
  expect(made.status).toBe(200);
  const [, ...rows] = new TextDecoder().decode(made.bytes).trim().split('\n');
  expect(rows).toEqual([expect.stringMatching(/^BR-1,Site BR-1,/)]);
  // Where its whole is not exported, the part is checked like any other site.
  expect((await checked(part)).problems.map(({ column }) => column)).toEqual(['Hectares']);
});

it('a whole that shares its reference with another is not in it, so that its part is asked again', async () => {
  await set(part, "area_of_the_site = 1, source_reference = 'BR-2'");
  await set(other, "source = 'x', source_reference = 'BR-1'");
  const { counts, problems } = await checked(whole, part, other);
  expect(counts).toMatchObject({ readySites: 1, problems: 2, inside: 0 });
  expect(problems.map(({ siteId }) => siteId)).toEqual([whole, other]);
  await set(part, 'parent_id = null');
});

it('the day of the last update is followed where it is kept as text; what is no day stays, and is named', async () => {
  await inSchema(
    council,
    `alter table sites alter column last_day type text using last_day::text;
     update dictionary_fields set type = 'text.small' where db_property_name = 'last_day';
     update sites set last_day = 'May 2019' where id = ${part}`,
  );
  const days = [];
  for (const id of [whole, part]) {
    const json = { column_name_raw: 'place_name', new_value: 'Elm' };
    const { status, body } = await council.as('officer').put(`/site/${id}?scenario=base`, { json });
    expect(status).toBe(200);
    const { values } = (body as { result: { values: Record<string, unknown> } }).result;
    days.push(values['last_day']);
  }
  expect(days).toEqual([londonDay(new Date()), 'May 2019']);
  const { problems } = await checked(whole, part);
  expect(problems).toMatchObject([
    { siteId: part, column: 'LastUpdatedDate', reason: expect.stringContaining("'May 2019'") },
  ]);
});
