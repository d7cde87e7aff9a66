import { beforeAll, describe, expect, it } from 'vitest';
import type { Filter } from '../../council/ground/filters/filter.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { resultOf } from '../../platform/testing/result-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';

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

interface Letter {
  text: string;
  site_id: number;
  site_name: string;
}
interface Page {
  correspondence: Letter[];
  total: number;
  pages: number;
}
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const asked = (filters: Filter[], more = '') =>
  `attributes=text&attributes=received_date&filters=${json(filters)}${more}`;
const table = async (filters: Filter[], more = '', council = oak) =>
  resultOf(await council.as('viewer').get(`/correspondence/table?${asked(filters, more)}`)) as Page;
const texts = async (filters: Filter[], more = '') =>
  (await table(filters, more)).correspondence.map(({ text }) => text.slice(0, 10));

describe('the correspondence of every site', () => {
  it('is a table in any order, page by page, with the names of its sites', async () => {
    expect(await texts([], '&sort=-received_date')).toEqual([
      '=SUM(A1) i',
      'No access ',
      'They offer',
    ]);
    const page = await table([], '&sort=received_date&pageSize=20&page=9');
    expect(page).toMatchObject({ total: 3, pages: 1, page: 1 });
    expect(page.correspondence[0]).toMatchObject({
      site_id: sites[0],
      site_name: expect.stringMatching(/\w/) as string,
      received_date: '2026-01-05',
    });
    expect(await table([], '', elm)).toMatchObject({ total: 0, correspondence: [] });
  });

  it('is filtered by its own fields, as sites are by theirs', async () => {
    const [event] = (
      resultOf(await oak.as('viewer').get('/correspondence/events')) as { name: string }[]
    ).map(({ name }) => name);
    expect(
      await texts(
        [
          { type: 'select', dbPropertyName: 'event', value: event ?? '' },
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
    const answer = await oak.as('viewer').get('/correspondence/table/groups?by=event');
    expect(resultOf(answer)).toMatchObject({
      groups: [{ records: 2 }, { records: 1 }],
      more: false,
    });
    const lists = await oak.as('viewer').get('/correspondence/table/groups?by=created_at');
    expect(lists).toMatchObject({
      status: 400,
      body: { error: { fields: { by: 'Letters cannot be grouped by created_at' } } },
    });
  });

  it('leaves as CSV that no spreadsheet runs', async () => {
    const answer = await oak
      .as('viewer')
      .get(`/correspondence/export?sort=-received_date&filters=${json([])}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('correspondence.csv');
    const lines = new TextDecoder().decode(answer.bytes).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Received date');
    expect(lines[1]).toContain("'=SUM(A1) is not a sum");
  });
});
