import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { sql } from '../../platform/db.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { editsOf } from '../history/testing/edits-of.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { listDictionaryTags } from './contract/dictionary-tags.ts';

useWorld();

let oak: Council;
let site: number;
let term: number;

beforeAll(async () => {
  oak = await newCouncil();
  const [first] = await writeSites(oak, someSites(1));
  site = first?.id ?? 0;
  await inSchemaOf(oak, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into dictionary_terms (kind, value, label, colour)
      values ('tag', 'green-belt', 'Green belt', '#23602a') returning id::int`.execute(tx);
    term = rows[0]?.id ?? 0;
  });
}, 120_000);

const officer = () => oak.as('officer');
const address = () => `/site/v2/${site}/data-dictionary-tags`;

describe('data dictionary tags of a site', () => {
  it('are given once and taken', async () => {
    const tag = { id: term, value: 'green-belt', label: 'Green belt', colour: '#23602a' };
    for (let times = 0; times < 2; times += 1) {
      const answer = await officer().post(address(), { json: { term_id: term } });
      expect(answer).toMatchObject({ status: 201, body: { result: { tags: [tag] } } });
    }
    expect(await editsOf(oak, site)).toEqual(['Data dictionary tag||Green belt added']);
    expect(await oak.as('viewer').call(listDictionaryTags, { siteId: site })).toEqual({
      tags: [tag],
      available: [tag],
    });
    expect((await officer().delete(`${address()}/${term}`)).status).toBe(204);
    expect((await officer().delete(`${address()}/${term}`)).status).toBe(404);
    expect((await officer().post(address(), { json: { term_id: 7_654_321 } })).status).toBe(404);
    expect((await oak.as('viewer').delete(`${address()}/${term}`)).status).toBe(403);
  });
});
