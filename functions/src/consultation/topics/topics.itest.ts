import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  createRepresentationTemplate,
  getRepresentation,
  getRepresentationFields,
} from '../representations/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import {
  addTopic,
  changeTopic,
  listKeptTopics,
  listTopics,
  orderTopics,
  removeTopic,
  topicHistory,
} from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
let said: Awaited<ReturnType<typeof consulted>>;
const admin = () => oak.as('admin');
const path = '/consultations/topics';

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  said = await consulted(oak);
}, 120_000);

const kept = async () => (await admin().call(listKeptTopics, {})).topics;
const named = async (name: string) => {
  const topic = (await kept()).find((each) => each.name === name);
  if (!topic) throw new Error(`There is no topic ${name}`);
  return topic;
};
const offered = async (council = oak) =>
  (await council.as('viewer').call(listTopics, {}))
    .filter(({ isRetired }) => !isRetired)
    .map(({ name }) => name);
const history = async (id: number) =>
  (await admin().call(topicHistory, { id })).history.map(({ edit_content }) => edit_content);

/** A representation that is tagged with a topic. */
async function tagged(topicId: number) {
  const { id } = await said.register();
  await inSchemaOf(oak, async (tx) => {
    await sql`insert into representation_topics (representation_id, topic_id) values (${id}, ${topicId})`.execute(
      tx,
    );
  });
  return id;
}

describe('topics', () => {
  it('are added as the last, put in order, renamed and deleted, each with its history, in one council', async () => {
    const { topic } = await admin().call(addTopic, { name: '  Noise ' });
    expect(topic).toMatchObject({ name: 'Noise', isRetired: false, representations: 0 });
    expect((await offered()).at(-1)).toBe('Noise');
    expect(await offered(elm)).not.toContain('Noise');
    const before = await kept();
    const reversed = before.toReversed().map(({ id, row_version }) => ({ id, row_version }));
    const { topics } = await admin().call(orderTopics, { topics: reversed });
    expect(topics.map(({ id }) => id)).toEqual(reversed.map(({ id }) => id));
    expect((await offered())[0]).toBe('Noise');
    const stale = await admin().put(`${path}/order`, { json: { topics: reversed } });
    expect(stale.status).toBe(409);
    const { row_version } = await named('Noise');
    const renamed = await admin().call(changeTopic, {
      id: topic.id,
      name: 'Noise and air',
      row_version,
    });
    expect(await history(topic.id)).toEqual([
      'Name|Noise|Noise and air',
      `Place in the list|${before.length}|1`,
      'Topic||Added',
    ]);
    await admin().call(removeTopic, {
      id: topic.id,
      row_version: renamed.topic.row_version,
    });
    expect(await offered()).not.toContain('Noise and air');
    expect((await admin().get(`${path}/${topic.id}/history`)).status).toBe(404);
  });

  it('that are used tell what depends on them, are retired and offered again, and stay where they are', async () => {
    const heritage = await named('Heritage');
    const id = await tagged(heritage.id);
    await oak.as('officer').call(createRepresentationTemplate, {
      name: 'About heritage',
      parameters: {
        filters: [{ type: 'in array', dbPropertyName: 'topics', value: ['Heritage'] }],
      },
    });
    const used = await named('Heritage');
    expect(used).toMatchObject({ isUsed: true, representations: 1, published: 0, searches: 1 });
    expect((await named('Design')).searches).toBe(0);
    const deleted = await admin().delete(`${path}/${used.id}`, {
      json: { row_version: used.row_version },
    });
    expect(deleted).toMatchObject({
      status: 400,
      body: { error: { fields: { id: expect.stringContaining('retired') as string } } },
    });
    const { topic } = await admin().call(changeTopic, {
      id: used.id,
      row_version: used.row_version,
      isRetired: true,
    });
    expect(await offered()).not.toContain('Heritage');
    const { representation } = await oak.as('viewer').call(getRepresentation, { id });
    expect(representation.topics).toEqual(['Heritage']);
    // It can still be searched for.
    const fields = await oak.as('viewer').call(getRepresentationFields, {});
    const options = fields.find(({ dbPropertyName }) => dbPropertyName === 'topics')?.options;
    expect(options?.map(({ value }) => value)).toContain('Heritage');
    const again = await admin().call(changeTopic, {
      id: used.id,
      row_version: topic.row_version,
      isRetired: false,
      name: 'Heritage and views',
    });
    expect(again.topic.isRetired).toBe(false);
    const now = await oak.as('viewer').call(getRepresentation, { id });
    expect(now.representation.topics).toEqual(['Heritage and views']);
    expect((await history(used.id)).slice(0, 3)).toEqual([
      'Topic||Offered again',
      'Name|Heritage|Heritage and views',
      'Topic||Retired',
    ]);
  });

  it('are kept by administrators alone, under one name each, as they were read', async () => {
    const design = await named('Design');
    for (const who of ['viewer', 'officer'] as const) {
      expect((await oak.as(who).get(`${path}/all`)).status).toBe(403);
      expect((await oak.as(who).post(path, { json: { name: 'Light' } })).status).toBe(403);
    }
    const refused = async (json: object) =>
      (await admin().put(`${path}/${design.id}`, { json })).body;
    expect(await refused({ name: 'TRANSPORT', row_version: design.row_version })).toMatchObject({
      error: { fields: { name: 'There is a topic of this name already' } },
    });
    expect(await refused({ name: ' ', row_version: design.row_version })).toMatchObject({
      error: { fields: { name: 'Please enter the topic’s name' } },
    });
    expect(await refused({ name: 'Look', row_version: 7 })).toMatchObject({
      error: { code: 'changed-meanwhile', fields: { name: 'Design' } },
    });
    expect((await admin().post(path, { json: { name: 'design' } })).status).toBe(400);
    expect((await admin().post(path, { json: { name: 'x'.repeat(121) } })).status).toBe(400);
    const few = [{ id: design.id, row_version: design.row_version }];
    expect((await admin().put(`${path}/order`, { json: { topics: few } })).status).toBe(409);
    const { topic } = await admin().call(addTopic, { name: 'Only in Oak' });
    const foreign = `${path}/${topic.id + 500}`;
    const json = { name: 'Light', row_version: 1 };
    expect((await elm.as('admin').put(foreign, { json })).status).toBe(404);
  });
});
