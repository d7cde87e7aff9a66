import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { addDictionaryField } from '../../../../council/ground/dictionary/add-dictionary-field.ts';
import { londonDay } from '../../../../platform/dates/london.ts';
import { txOver } from '../../../../platform/db.ts';
import { inOwnerTransaction } from '../../../../platform/migrate.ts';
import type { Council } from '../../../../platform/testing/council.ts';
import { asOwner } from '../../../../platform/testing/owner.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import type { Filter } from '../../../../council/ground/filters/filter.ts';
import { saveCapacity } from '../../../capacity/contract.ts';
import { getSiteTableIds } from '../../../site-table/contract.ts';
import { getSite } from '../../../sites/contract.ts';
import { inSchema } from '../../../layers/testing/in-schema.ts';
import { exportCouncil } from '../testing/export-council.ts';
import { checkBrownfield } from '../register-contract.ts';

useWorld();

const DAY = '2019-07-21';
const square = (x: number) =>
  `POLYGON((${x} 564000,${x + 100} 564000,${x + 100} 564100,${x} 564100,${x} 564000))`;
const site = (reference: string, at: number) => ({
  reference,
  place_name: `Site ${reference}`,
  wkt: square(424_000 + at * 500),
  values: { area_of_the_site: 1, first_day: DAY, last_day: DAY },
});

let council: Council;
let [brown, mixed, green, unsaid]: number[] = [];
beforeAll(async () => {
  const made = await exportCouncil({}, [
    site('BR-1', 0),
    site('BR-2', 1),
    site('0123456789abcdef', 2),
    site('BR-4', 3),
  ]);
  council = made.council;
  [brown, mixed, green, unsaid] = made.ids;
  await asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = "${council.mainSchema}", extensions`);
      const tx = txOver(client);
      await addDictionaryField(tx, {
        dbPropertyName: 'ground',
        label: 'Ground',
        type: 'dropdown',
        options: ['Brownfield', 'Greenfield', 'Mixed'].map((word, code) => ({
          value: String(code),
          label: word,
        })),
      });
      await addDictionaryField(tx, {
        dbPropertyName: 'left_on',
        label: 'Left',
        type: 'date',
        standardName: 'EndDate',
      });
      await addDictionaryField(tx, {
        dbPropertyName: 'helaa_reference',
        label: 'HELAA reference',
        type: 'text.small',
      });
      await client.query(
        `update sites set ground = x.ground, helaa_reference = x.own
           from (values ($1::bigint, '0', 'OAK-1'), ($2, '2', null), ($3, '1', 'OAK-3')) x (id, ground, own)
          where sites.id = x.id`,
        [brown, mixed, green],
      );
    }),
  );
}, 120_000);

const register = async (ids: unknown[], more: object = {}) => {
  const answer = await council.as('viewer').put('/site/export', {
    json: { file_type: 'brownfield', selected_fields: [], site_ids: ids, ...more },
  });
  return {
    ...answer,
    rows: answer.status === 200 ? (parse(answer.bytes, { columns: true }) as Cells[]) : [],
  };
};
type Cells = Record<string, string>;

it('holds previously developed land alone, and says what it leaves out', async () => {
  const all = [brown, mixed, green, unsaid] as number[];
  const check = await council.as('viewer').call(checkBrownfield, { site_ids: all });
  expect(check.problems).toEqual([]);
  expect(check.ready).toBe(true);
  expect(check.counts).toMatchObject({ sites: 4, readySites: 2, leftOut: 2, noted: 1 });
  expect(check.leftOut).toEqual([
    {
      siteId: green,
      reference: 'OAK-3',
      reason: 'Greenfield: the register holds previously developed land alone',
    },
    {
      siteId: unsaid,
      reference: 'BR-4',
      reason: 'It is not said whether this is previously developed land',
    },
  ]);
  expect(check.noted.map(({ siteId }) => siteId)).toEqual([mixed]);
  const { rows } = await register(all);
  expect(rows.map((row) => row['SiteReference'])).toEqual(['OAK-1', 'BR-2']);
});

it('holds land once: a part of a site that is in it is left out, until that one has ended', async () => {
  const setEnd = (id: unknown, day: string | null) =>
    inSchema(
      council,
      `update sites set left_on = ${day ? `'${day}'` : 'null'} where id = ${String(id)}`,
    );
  await inSchema(council, `update sites set parent_id = ${brown} where id = ${mixed}`);
  const all = [brown, mixed] as number[];
  const check = () => council.as('viewer').call(checkBrownfield, { site_ids: all });
  const references = async () => (await register(all)).rows.map((row) => row['SiteReference']);
  const found = await check();
  expect(found.leftOut).toEqual([
    {
      siteId: mixed,
      reference: 'BR-2',
      reason: 'Lies inside Site BR-1, which is in the register: land counts once',
    },
  ]);
  expect(found.counts).toMatchObject({ sites: 2, readySites: 1, leftOut: 1, inside: 1 });
  expect(await references()).toEqual(['OAK-1']);
  // By itself it is in the register, as it is once the whole has ended; what has ended stays, with its end.
  expect((await register([mixed])).rows).toHaveLength(1);
  await setEnd(brown, '2020-01-01');
  expect(await references()).toEqual(['OAK-1', 'BR-2']);
  await setEnd(brown, null);
  await setEnd(mixed, '2020-01-01');
  expect(await references()).toEqual(['OAK-1', 'BR-2']);
  await setEnd(mixed, null);
  await inSchema(council, `update sites set parent_id = null where id = ${mixed}`);
});

it('a council without a field for it has those in it that came with a register, or are said to be', async () => {
  const { council: other, ids } = await exportCouncil({}, [site('R-1', 0), site('R-2', 1)]);
  await inSchema(other, `update sites set source = 'brownfield register' where id = ${ids[0]}`);
  const viewer = other.as('viewer');
  const found = await viewer.call(checkBrownfield, { site_ids: ids });
  expect(found).toMatchObject({ ready: true, landKnown: false });
  expect(found.leftOut.map(({ siteId }) => siteId)).toEqual([ids[1]]);
  expect(found.leftOut[0]?.reason).toContain('no field with the values Brownfield and Greenfield');
  const rows = async (more: object) => {
    const json = { file_type: 'brownfield', selected_fields: [], site_ids: ids, ...more };
    const { bytes } = await viewer.put('/site/export', { json });
    return (parse(bytes, { columns: true }) as Cells[]).length;
  };
  expect(await rows({})).toBe(1);
  expect(await rows({ developed: true })).toBe(2);
  const said = await viewer.call(checkBrownfield, { site_ids: ids, developed: true });
  expect(said).toMatchObject({ landKnown: true, leftOut: [] });
  const refused = await viewer.put('/site/export', {
    json: { file_type: 'brownfield', selected_fields: [], site_ids: [ids[1]] },
  });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('no field with the values');
});

it('is not made of sites that do not belong in it', async () => {
  const { status, text } = await register([green, unsaid]).then(({ status, body }) => ({
    status,
    text: JSON.stringify(body),
  }));
  expect(status).toBe(400);
  expect(text).toContain('None of these sites belongs in the register');
});

it('is dated by the last change that its readers see', async () => {
  const dates = async () => {
    const { rows } = await register([brown, mixed]);
    return rows.map((row) => row['LastUpdatedDate']);
  };
  expect(await dates()).toEqual([DAY, DAY]);
  const officer = council.as('officer');
  // A change of a field that is no column of the register.
  const other = await officer.put(`/site/${brown}?scenario=base`, {
    json: { column_name_raw: 'area_of_the_rest', new_value: 5, old_value: null },
  });
  expect(other.status).toBe(200);
  expect(await dates()).toEqual([DAY, DAY]);
  const boundary = {
    type: 'Polygon',
    coordinates: [
      [
        [424_000, 564_000],
        [424_200, 564_000],
        [424_200, 564_100],
        [424_000, 564_100],
        [424_000, 564_000],
      ],
    ],
  };
  const drawn = await officer.post('/site/insert-updated-geometry', {
    json: { siteId: brown, wkbGeometry: boundary },
  });
  expect(drawn.status).toBe(200);
  expect(await dates()).toEqual([londonDay(new Date()), DAY]);
  const renamed = await officer.put(`/site/${mixed}?scenario=base`, {
    json: { column_name_raw: 'place_name', new_value: 'Elm', old_value: 'Site BR-2' },
  });
  expect(renamed.status).toBe(200);
  const today = londonDay(new Date());
  expect(await dates()).toEqual([today, today]);
  // The one who changed it sees it at once.
  expect((renamed.body as { result: { values: object } }).result.values).toMatchObject({
    last_day: today,
  });
});

it('that day is stored: sites are found and sorted by it, and everybody sees it', async () => {
  const today = londonDay(new Date());
  const found = (filters: Filter[], sort: string) =>
    council.as('viewer').call(getSiteTableIds, { filters, sort });
  const recent: Filter[] = [
    { type: 'date range', dbPropertyName: 'last_day', value: [today, null] },
  ];
  expect((await found(recent, 'id')).ids).toEqual([brown, mixed]);
  expect((await found([], '-last_day')).ids.slice(0, 2).toSorted()).toEqual([brown, mixed]);
  expect((await found([], 'last_day')).ids.slice(0, 2).toSorted()).toEqual([green, unsaid]);
});

it('a capacity that is saved dates the site; a scenario only the register made of it', async () => {
  const today = londonDay(new Date());
  const officer = council.as('officer');
  const dayOf = async (siteId: unknown) =>
    Reflect.get((await officer.call(getSite, { siteId: Number(siteId) })).site, 'last_day');
  const scenario = { siteId: unsaid, scenarioName: 'Tall', isPublic: false, overrides: {} };
  expect((await officer.post('/site/scenario', { json: scenario })).status).toBe(201);
  const renamed = await officer.put(`/site/${unsaid}?scenario=Tall`, {
    json: { column_name_raw: 'place_name', new_value: 'Tall elm' },
  });
  expect(renamed.status).toBe(200);
  expect(await dayOf(unsaid)).toBe(DAY);
  await officer.call(saveCapacity, {
    siteId: green as number,
    inputs: { grossHectares: 1, method: 'density', density: 40 },
  });
  expect(await dayOf(green)).toBe(today);
  const drawn = await officer.post('/site/child', {
    json: {
      siteId: green,
      children: [
        {
          name: 'Half',
          wkbGeometry: {
            type: 'Polygon',
            coordinates: [
              [
                [425_000, 564_000],
                [425_050, 564_000],
                [425_050, 564_050],
                [425_000, 564_050],
                [425_000, 564_000],
              ],
            ],
          },
        },
      ],
    },
  });
  expect(drawn.status).toBe(201);
  const [child] = (drawn.body as { result: { ids: number[] } }).result.ids;
  expect(await dayOf(child)).toBe(today);
});
