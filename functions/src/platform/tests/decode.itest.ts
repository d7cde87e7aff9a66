import { beforeAll, describe, expect, it } from 'vitest';
import { newSite } from '../../land/files/testing/site-files.ts';
import { faultsOf } from '../testing/answer-of.ts';
import { newCouncil, type Council } from '../testing/council.ts';
import { useWorld } from '../testing/world.ts';

useWorld();

let oak: Council;
let site: number;
beforeAll(async () => {
  oak = await newCouncil();
  site = await newSite(oak);
}, 120_000);

const headers = { 'content-type': 'application/json' };

describe('a field named like a property of every object is refused as unknown', () => {
  // As text: in a literal, __proto__ would be no key.
  it.each(['__proto__', 'constructor', 'toString'])('%s', async (name) => {
    const officer = oak.as('officer');
    const posted = await officer.post(`/site/v2/${site}/note`, {
      raw: `{ "note_content": "Oaks", "${name}": 1 }`,
      headers,
    });
    expect(posted.status).toBe(400);
    expect(JSON.stringify(posted.body)).toContain(`{"${name}":"Unknown field: ${name}"}`);
    const deleted = await officer.delete('/site', {
      raw: `{ "sites_ids": [${site}], "${name}": 1 }`,
      headers,
    });
    expect(deleted.status).toBe(400);
    const read = await officer.get(`/history/${site}?limit=1&${name}=2`);
    expect(read.status).toBe(400);
  });
});

describe('filters that are texts of JSON hold what any input may', () => {
  const nul = '{"type":"text","dbPropertyName":"site_name","value":"a\\u0000b"}';
  const fits = '{"type":"text","dbPropertyName":"site_name","value":"ab"}';
  const deep = `{"type":"text","dbPropertyName":${'['.repeat(100_000)}${']'.repeat(100_000)},"value":"a"}`;
  const twice = `filters[]=${encodeURIComponent(fits)}&filters[]=${encodeURIComponent(nul)}`;

  it.each([
    '/search/site',
    '/search/extent',
    '/site/table',
    '/site/table/groups',
    '/consultations/analysis/counts',
  ])('GET %s', async (path) => {
    const answer = await oak.as('officer').get(`${path}?${twice}`);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('filters[1].value');
  });

  it.each(['/site/table/sums', '/site/selection', '/search/site/template'])(
    'POST %s',
    async (path) => {
      for (const filter of [nul, deep]) {
        const filters = [filter];
        const json = path.endsWith('template')
          ? { name: 'Oaks', parameters: { filters } }
          : { filters };
        const answer = await oak.as('officer').post(path, { json });
        expect([path, answer.status]).toEqual([path, 400]);
        expect(JSON.stringify(answer.body)).toContain('filters[0]');
      }
    },
  );
});

describe('a number beyond what is counted', () => {
  const beyond = 3_000_000_000;

  it.each([
    `/documents/drafts/1/versions/${beyond}`,
    `/consultations/representations/1/text/versions/${beyond}`,
    `/consultations/inbox/1/pages/${beyond}`,
  ])('is nowhere: GET %s', async (path) => {
    expect((await oak.as('officer').get(path)).status).toBe(404);
  });

  it('is refused by name elsewhere', async () => {
    const officer = oak.as('officer');
    const question = '/documents/1/questions/00000000-0000-4000-8000-000000000001/answer';
    for (const [answer, field] of [
      [await officer.get(`/documents/1/following?edition=${beyond}`), 'edition'],
      [await officer.get(`/documents/drafts/1/versions/1?with=${beyond}`), 'with'],
      [await oak.as('resident').put(question, { json: { edition: beyond } }), 'edition'],
    ] as const) {
      expect(answer.status).toBe(400);
      expect(Object.keys(faultsOf(answer))).toContain(field);
    }
  });
});
