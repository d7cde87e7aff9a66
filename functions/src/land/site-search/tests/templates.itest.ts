import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council, type Who } from '../../../platform/testing/council.ts';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import { asOwner } from '../../../platform/testing/owner.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { availableTemplates, createTemplate } from '../contract/templates.ts';
import type { SearchTemplate } from '../../../records/templates/template-schema.ts';
import { someSites, writeSites } from '../testing/few-hundred-sites.ts';
import { answerOf, faultsOf } from '../../../platform/testing/answer-of.ts';

useWorld();

let oak: Council;
let elm: Council;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await writeSites(oak, someSites(5));
  await writeSites(elm, someSites(5));
  // Ids that the first council never had.
  await asOwner(({ client }) =>
    inOwnerTransaction(client, () =>
      client.query(
        `alter table ${elm.mainSchema}.search_templates alter column id restart with 900001`,
      ),
    ),
  );
}, 120_000);

const large = { type: 'number', dbPropertyName: 'size_ha', equality: '>', value: 2 };
const parameters = {
  filters: [large],
  area: [-190_000, 7_000_000, -180_000, 7_010_000],
  sort: '-size_ha',
};

const save = (who: Who, body: object, council = oak) =>
  council.as(who).post('/search/site/template', { json: body });
const change = (who: Who, body: object) => oak.as(who).put('/search/site/template', { json: body });
const remove = (who: Who, id: number) => oak.as(who).delete(`/search/site/template/${id}`);

async function available(who: Who, council = oak): Promise<SearchTemplate[]> {
  return (await council.as(who).call(availableTemplates, {})).templates;
}
async function saved(who: Who, body: object, council = oak): Promise<SearchTemplate> {
  const answer = await save(who, { parameters, ...body }, council);
  expect(answer).toMatchObject({ status: 201 });
  return answerOf(createTemplate, answer);
}
const names = async (who: Who) => (await available(who)).map(({ name }) => name);

describe('a saved search', () => {
  it('comes back as it was saved, to its owner alone unless it is shared', async () => {
    const mine = await saved('officer', { name: '  Large sites ' });
    expect(mine).toEqual({
      id: expect.any(Number),
      name: 'Large sites',
      isShared: false,
      isOwn: true,
      parameters,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const shared = await saved('officer', { name: 'For all', isShared: true });
    expect(await available('officer')).toEqual([shared, mine]);
    expect(await available('viewer')).toEqual([{ ...shared, isOwn: false }]);
    expect(await available('admin', elm)).toEqual([]);
  });

  it('is renamed, shared and rewritten by its owner, each alone', async () => {
    const { id } = await saved('admin', { name: 'Draft' });
    expect(await names('viewer')).not.toContain('Final');
    expect((await change('admin', { id, name: 'Final' })).body).toMatchObject({
      result: { id, name: 'Final', isShared: false, parameters },
    });
    expect((await change('admin', { id, isShared: true })).body).toMatchObject({
      result: { name: 'Final', isShared: true, parameters },
    });
    const other = { filters: [], sort: 'homes' };
    expect((await change('admin', { id, parameters: other })).body).toMatchObject({
      result: { name: 'Final', isShared: true, parameters: other },
    });
    expect(await names('viewer')).toContain('Final');
    expect(await remove('admin', id)).toMatchObject({ status: 204 });
    expect(await names('viewer')).not.toContain('Final');
  });

  it('of somebody else is changed and deleted as little as one that never was', async () => {
    const hidden = await saved('admin', { name: 'Hidden' });
    const shared = await saved('admin', { name: 'Shown', isShared: true });
    const foreign = await saved('admin', { name: 'Elsewhere' }, elm);
    const unknown = await change('officer', { id: 9_999_999, name: 'x' });
    expect(unknown.status).toBe(404);
    for (const { id } of [hidden, shared, foreign]) {
      expect(await change('officer', { id, name: 'x' })).toMatchObject({
        status: 404,
        body: unknown.body,
      });
      expect(await remove('officer', id)).toMatchObject({ status: 404, body: unknown.body });
    }
    expect(await names('admin')).toEqual(expect.arrayContaining(['Hidden', 'Shown']));
    expect((await available('admin', elm)).map(({ name }) => name)).toEqual(['Elsewhere']);
  });

  it('has a name that no other of its owner has, in whatever case', async () => {
    await saved('viewer', { name: 'Near Byker' });
    const taken = {
      status: 409,
      body: { error: { fields: { name: 'You already have a saved search with this name' } } },
    };
    expect(await save('viewer', { name: 'NEAR BYKER', parameters })).toMatchObject(taken);
    const { id } = await saved('viewer', { name: 'Other' });
    expect(await change('viewer', { id, name: 'near Byker' })).toMatchObject(taken);
    expect(await change('viewer', { id, name: 'OTHER' })).toMatchObject({ status: 200 });
    await saved('officer', { name: 'Near Byker' });
  });

  it('stands once though it was sent twice with one key', async () => {
    const headers = { 'idempotency-key': 'save-once-0001' };
    const json = { name: 'Once', parameters };
    const first = await oak.as('officer').post('/search/site/template', { json, headers });
    const again = await oak.as('officer').post('/search/site/template', { json, headers });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });
});

describe('who may save', () => {
  it('nobody who is signed out, no resident; a viewer for themselves only', async () => {
    const body = { name: 'Anything', parameters };
    expect(await save('signed-out', body)).toMatchObject({ status: 401 });
    expect(await save('resident', body)).toMatchObject({ status: 403 });
    expect(await save('viewer', { ...body, isShared: true })).toMatchObject({ status: 403 });
    const { id } = await saved('viewer', { name: 'My own' });
    expect(await change('viewer', { id, isShared: true })).toMatchObject({ status: 403 });
  });
});

describe('what is refused, and where', () => {
  const text = { type: 'text', dbPropertyName: 'site_name', value: 'a' };
  it.each<[string, object, string]>([
    ['no name', { name: '  ', parameters }, 'name'],
    ['too long a name', { name: 'x'.repeat(101), parameters }, 'name'],
    ['no parameters', { name: 'a' }, 'parameters'],
    ['no filters', { name: 'a', parameters: {} }, 'parameters.filters'],
    ['filters that are no list', { name: 'a', parameters: { filters: 'x' } }, 'parameters.filters'],
    [
      'an unknown type',
      { name: 'a', parameters: { filters: [text, { type: 'sql', value: 1 }] } },
      'parameters.filters[1]',
    ],
    [
      'an unknown key',
      { name: 'a', parameters: { filters: [{ ...text, sql: '1' }] } },
      'parameters.filters[0].sql',
    ],
    [
      'a property of no dictionary',
      { name: 'a', parameters: { filters: [{ ...text, dbPropertyName: 'nothing' }] } },
      'parameters.filters[0].dbPropertyName',
    ],
    [
      'a layer of no one',
      { name: 'a', parameters: { filters: [{ type: 'in area', value: { layerId: 'nowhere' } }] } },
      'parameters.filters[0].value',
    ],
    [
      'too many filters',
      { name: 'a', parameters: { filters: Array.from({ length: 101 }, () => text) } },
      'parameters.filters[100]',
    ],
    [
      'an order by nothing',
      { name: 'a', parameters: { filters: [], sort: 'nothing' } },
      'parameters.sort',
    ],
    [
      'an area that is no box',
      { name: 'a', parameters: { filters: [], area: [5, 5, 1, 1] } },
      'parameters.area',
    ],
    ['anything else', { name: 'a', parameters: { filters: [], colour: 1 } }, 'parameters.colour'],
  ])('%s', async (_, body, where) => {
    const answer = await save('officer', body);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'payload-invalid' } } });
    expect(Object.keys(faultsOf(answer))).toContain(where);
  });
});
