import { beforeAll, describe, expect, it } from 'vitest';
import type { Filter } from '../../council/ground/filters/filter.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { withTenant } from '../../platform/db.ts';
import { letterRecords } from './letter-records.ts';
import { listCorrespondenceEvents } from './contract.ts';
import { getLetterGroups, getLetterTable } from './contract/table.ts';

useWorld();

let oak: Council;
let elm: Council;
let sites: number[];

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  sites = (await writeSites(oak, someSites(3))).map(({ id }) => id);
  const write = (site: number, event: number, receivedDate: string, text: string) =>
    oak.as('officer').post(`/site/v2/${site}/correspondence`, {
      json: { event, receivedDate, acknowledgeDate: '2026-06-01', text },
    });
  const [first = 0, second = 0, gone = 0] = sites;
  await write(first, 1, '2026-01-05', 'They offer the land.');
  await write(first, 2, '2026-03-31', '=SUM(A1) is not a sum');
  await write(second, 1, '2026-02-10', 'No access from the lane');
  await write(gone, 1, '2026-02-11', 'About a site that is deleted');
  await oak.as('admin').delete('/site', { json: { sites_ids: [gone] } });
}, 120_000);

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const asked = (filters: Filter[], more = '') =>
  `attributes=text&attributes=received_date&filters=${json(filters)}${more}`;
const table = async (filters: Filter[], more = '', council = oak) =>
  answerOf(
    getLetterTable,
    await council.as('viewer').get(`/correspondence/table?${asked(filters, more)}`),
  );
const texts = async (filters: Filter[], more = '') =>
  (await table(filters, more)).records.map(({ text }) => text?.slice(0, 10));

describe('the correspondence of every site', () => {
  it('is a table in any order, page by page, with the names of its sites', async () => {
    expect(await texts([], '&sort=-received_date')).toEqual([
      '=SUM(A1) i',
      'No access ',
      'They offer',
    ]);
    const page = await table([], '&sort=received_date&pageSize=20&page=9');
    expect(page).toMatchObject({ total: 3, pages: 1, page: 1 });
    expect(page.records[0]).toMatchObject({
      site_id: sites[0],
      site_name: expect.stringMatching(/\w/) as string,
      received_date: '2026-01-05',
    });
    expect(await table([], '', elm)).toMatchObject({ total: 0, records: [] });
  });

  it('consists of letters that are called by their event and the day on which each was received', async () => {
    const [event] = await oak.as('viewer').call(listCorrespondenceEvents, {});
    const { records } = await table([], '&sort=received_date');
    const [first = 0] = records.map(({ id }) => id);
    const names = await withTenant(oak, (tx) => letterRecords.names(tx, [first]));
    expect([...names]).toEqual([[first, `${event?.name}, 5 January 2026`]]);
  });

  it('is filtered by its own fields, as sites are by theirs', async () => {
    const [event] = await oak.as('viewer').call(listCorrespondenceEvents, {});
    expect(
      await texts(
        [
          { type: 'select', dbPropertyName: 'event', value: event?.name ?? '' },
          { type: 'date range', dbPropertyName: 'received_date', value: ['2026-02-01', null] },
        ],
        '&sort=id',
      ),
    ).toEqual(['No access ']);
    expect(
      await texts([
        {
          type: 'group',
          operator: '_or',
          filters: [
            { type: 'text', dbPropertyName: 'text', value: 'LANE' },
            { type: 'number', dbPropertyName: 'site_id', equality: '=', value: -1 },
          ],
        },
      ]),
    ).toEqual(['No access ']);
    expect(
      await texts([
        { type: 'text', dbPropertyName: 'letter_date', condition: 'empty', value: null },
      ]),
    ).toHaveLength(3);
  });

  it('is filtered by where its sites lie', async () => {
    const world = (equality: '=' | '!='): Filter => ({
      type: 'in area',
      equality,
      value: { projection: '27700', bbox: [0, 0, 700_000, 1_300_000] },
    });
    expect(await texts([world('=')])).toHaveLength(3);
    expect(await texts([world('!=')])).toEqual([]);
  });

  it.each<[string, object]>([
    ['a field of sites', { type: 'range', dbPropertyName: 'size_ha', value: [1, 2] }],
    ['a list of sites', { type: 'in array', dbPropertyName: 'site_list', value: [1] }],
  ])('is not filtered by %s', async (_, filter) => {
    const answer = await oak.as('viewer').get(`/correspondence/table?${asked([filter as Filter])}`);
    expect(answer).toMatchObject({ status: 400 });
  });

  it('is counted by the values of a field', async () => {
    expect(await oak.as('viewer').call(getLetterGroups, { by: 'event' })).toMatchObject({
      groups: [{ records: 2 }, { records: 1 }],
      more: false,
    });
    const lists = await oak.as('viewer').get('/correspondence/table/groups?by=created_at');
    expect(lists).toMatchObject({
      status: 400,
      body: { error: { fields: { by: 'Letters cannot be grouped by created_at' } } },
    });
  });

  it("is found by its own words and by its site's, which no answer holds", async () => {
    const words = (value: string): Filter => ({
      type: 'text',
      dbPropertyName: 'search_text',
      value,
    });
    expect(await texts([words('the lane')])).toEqual(['No access ']);
    const [first] = (await table([])).records;
    expect((await table([words(first?.site_name ?? '')])).total).toBeGreaterThan(0);
    const page = await table([], '&attributes=search_text');
    expect(page.records[0]).not.toHaveProperty('search_text');
  });

  it('is refused to the signed-out and to residents', async () => {
    for (const path of ['table?attributes=event', 'table/groups?by=event', 'fields']) {
      expect((await oak.as('signed-out').get(`/correspondence/${path}`)).status).toBe(401);
      expect((await oak.as('resident').get(`/correspondence/${path}`)).status).toBe(403);
    }
  });
});
