import pg from 'pg';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import {
  someSites,
  writeSites,
  type WrittenSite,
} from '../../site-search/testing/few-hundred-sites.ts';
import { updateSite } from '../../ground/sites/edit-schema.ts';

useWorld();

/** An officer waits for every one of them; on a server far from its database they are most of the time. */
const MAX_ROUND_TRIPS = 12;
/** Homes are compared with the capacity that was saved. */
const MAX_OF_HOMES = MAX_ROUND_TRIPS + 1;

let oak: Council;
let site: WrittenSite;

beforeAll(async () => {
  oak = await newCouncil();
  [site] = (await writeSites(oak, someSites(1))) as [WrittenSite];
}, 120_000);

afterEach(() => void vi.restoreAllMocks());

/** What one call sends to the database. */
async function statementsOf(call: () => Promise<{ status: number }>): Promise<string[]> {
  const sent: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await call();
  for (const [text] of query.mock.calls as unknown[][])
    sent.push(typeof text === 'string' ? text : JSON.stringify(text));
  query.mockRestore();
  expect(answer.status).toBe(200);
  return sent;
}

const edit = (homes: number, scenario = '') =>
  oak.as('officer').put(`/site/${site.id}${scenario}`, {
    json: { column_name_raw: 'homes', column_name_readable: 'Homes', new_value: homes },
  });

it('an edit of one field takes at most twelve round trips, of homes one more', async () => {
  await edit(1);
  const sent = await statementsOf(() => edit(2));
  expect(sent.slice(MAX_OF_HOMES)).toEqual([]);
  expect(sent.at(-1)).toBe('commit');
  expect(sent.at(-2)).toContain('layer_versions');
});

it('and no more under a scenario', async () => {
  const json = { siteId: site.id, scenarioName: 'Tall', isPublic: false, overrides: {} };
  expect((await oak.as('officer').post('/site/scenario', { json })).status).toBe(201);
  await edit(3, '?scenario=Tall');
  const sent = await statementsOf(() => edit(4, '?scenario=Tall'));
  expect(sent.slice(MAX_OF_HOMES)).toEqual([]);
});

it('an edit says which change it was, and that change is undone', async () => {
  const changeOf = async (homes: number) => answerOf(updateSite, await edit(homes)).change_id;
  const [first, change_id] = [await changeOf(5), await changeOf(6)];
  const undo = (id: string | null) =>
    oak.as('officer').post(`/site/${site.id}/undo`, { json: { change_id: id } });
  expect(await undo(first)).toMatchObject({
    status: 409,
    body: { error: { code: 'changed-meanwhile', fields: { change_id: expect.any(String) } } },
  });
  expect(await undo(change_id)).toMatchObject({
    status: 200,
    body: { result: { values: { homes: 5 }, change_id: null } },
  });
});
