import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf, faultsOf } from '../../platform/testing/answer-of.ts';
import { twoCouncils, type Council, type Who } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { availableTemplates } from '../site-search/contract/templates.ts';
import { createLetterTemplate, listLetterTemplates } from './contract/templates.ts';

useWorld();

let oak: Council;
let elm: Council;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await writeSites(oak, someSites(3));
}, 120_000);

const late = {
  type: 'date range',
  dbPropertyName: 'response_deadline',
  value: ['2026-01-01', '2026-03-31'],
};
const parameters = { filters: [late], sort: '-received_date' };

const save = (who: Who, body: object, council = oak) =>
  council.as(who).post('/correspondence/template', { json: { parameters, ...body } });
const saved = async (who: Who, body: object) => {
  const answer = await save(who, body);
  expect(answer).toMatchObject({ status: 201 });
  return answerOf(createLetterTemplate, answer);
};
const change = (who: Who, json: object, path = '/correspondence/template') =>
  oak.as(who).put(path, { json });
const names = async (who: Who, council = oak) =>
  (await council.as(who).call(listLetterTemplates, {})).templates.map(({ name }) => name);
const namesOfSites = async (who: Who) =>
  (await oak.as(who).call(availableTemplates, {})).templates.map(({ name }) => name);

describe('a saved search of the correspondence', () => {
  it('comes back as it was saved, to its owner alone unless it is shared', async () => {
    const mine = await saved('officer', { name: 'Late answers' });
    expect(mine).toMatchObject({ name: 'Late answers', isOwn: true, isShared: false, parameters });
    expect(await names('officer')).toEqual(['Late answers']);
    expect(await names('viewer')).toEqual([]);
    expect((await change('officer', { id: mine.id, isShared: true })).status).toBe(200);
    expect(await names('viewer')).toEqual(['Late answers']);
    expect(await names('officer', elm)).toEqual([]);
  });

  it('stands apart from those of sites, whose names it may have', async () => {
    const { id } = await saved('admin', { name: 'This spring' });
    const ofSites = { name: 'This spring', parameters: { filters: [] } };
    const site = await oak.as('admin').post('/search/site/template', { json: ofSites });
    expect(site.status).toBe(201);
    expect((await save('admin', { name: 'THIS SPRING' })).status).toBe(409);
    expect(await namesOfSites('admin')).toEqual(['This spring']);
    expect((await change('admin', { id, name: 'Mine' }, '/search/site/template')).status).toBe(404);
    expect((await oak.as('admin').delete(`/search/site/template/${id}`)).status).toBe(404);
    expect(await names('admin')).toContain('This spring');
    expect((await oak.as('admin').delete(`/correspondence/template/${id}`)).status).toBe(204);
    expect(await names('admin')).not.toContain('This spring');
    expect(await namesOfSites('admin')).toEqual(['This spring']);
  });

  it('is for whom may read sites, and shared by whom may write them', async () => {
    expect((await save('signed-out', { name: 'a' })).status).toBe(401);
    expect((await save('resident', { name: 'a' })).status).toBe(403);
    expect((await save('viewer', { name: 'a', isShared: true })).status).toBe(403);
    const { id } = await saved('viewer', { name: 'For me' });
    expect((await change('viewer', { id, isShared: true })).status).toBe(403);
    expect((await change('officer', { id, name: 'For you' })).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ["a site's field", { filters: [{ ...late, dbPropertyName: 'size_ha' }] }, 'filters[0]'],
    [
      'a list of sites',
      { filters: [{ type: 'in array', dbPropertyName: 'site_list', value: [1] }] },
      'filters[0]',
    ],
    ["an order by a site's field", { filters: [], sort: 'size_ha' }, 'sort'],
  ])('refuses %s', async (_, given, where) => {
    const answer = await save('officer', { name: 'b', parameters: given });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'payload-invalid' } } });
    expect(Object.keys(faultsOf(answer))[0]).toMatch(`parameters.${where}`);
  });
});
