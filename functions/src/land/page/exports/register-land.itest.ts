import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { addDictionaryField } from '../../../council/ground/dictionary/add-dictionary-field.ts';
import { londonDay } from '../../../platform/dates/london.ts';
import { txOver } from '../../../platform/db.ts';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { asOwner } from '../../../platform/testing/owner.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { exportCouncil } from './testing/export-council.ts';
import { checkBrownfield } from './register-contract.ts';

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
});
