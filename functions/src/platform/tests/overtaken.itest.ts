import { beforeAll, expect, it } from 'vitest';
import { addTopic, listKeptTopics } from '../../consultation/topics/contract.ts';
import { sql } from '../db.ts';
import { type Council, newCouncil } from '../testing/council.ts';
import { inSchemaOf } from '../testing/owner-tx.ts';
import { useWorld } from '../testing/world.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

/** The next so many topics that are added end as PostgreSQL ends a transaction for the sake of another. */
const overtake = (code: string, times: number) =>
  inSchemaOf(oak, async (tx) => {
    // A sequence, as what it counted is not rolled back.
    const trigger = `
      create sequence if not exists overtaken_times;
      alter sequence overtaken_times restart;
      grant usage on overtaken_times to ${oak.mainSchema};
      create or replace function overtaken() returns trigger language plpgsql as $$
      begin
        if nextval('overtaken_times') <= ${times} then
          raise exception 'overtaken' using errcode = '${code}';
        end if;
        return new;
      end $$;
      create or replace trigger overtaken after insert on topics
        for each row execute function overtaken();`;
    await sql.raw(trigger).execute(tx);
  });

const topicsNamed = async (name: string) => {
  const { topics } = await oak.as('admin').call(listKeptTopics, {});
  return topics.filter((topic) => topic.name === name);
};

const add = (name: string) =>
  oak
    .as('admin')
    .post('/consultations/topics', { json: { name }, headers: { 'idempotency-key': name } });

it.each(['40P01', '40001', '23505', '23503'])(
  'a call that was overtaken twice (%s) happens once all the same',
  async (code) => {
    await overtake(code, 2);
    const { topic } = await oak.as('admin').call(addTopic, { name: `Kept ${code}` });
    expect(await topicsNamed(`Kept ${code}`)).toEqual([topic]);
  },
);

it.each([
  ['23505', 409, 'changed-at-once'],
  ['23503', 409, 'changed-at-once'],
  ['40P01', 503, 'unavailable'],
  ['40001', 503, 'unavailable'],
])('one that is overtaken each time (%s) is answered %i, and may come again', async (...given) => {
  const [code, status, reason] = given;
  const name = `Refused ${code}`;
  await overtake(code, 3);
  const refused = await add(name);
  expect(refused.status).toBe(status);
  expect(refused.body).toMatchObject({ error: { code: reason, message: expect.any(String) } });
  expect(await topicsNamed(name)).toEqual([]);
  expect((await add(name)).status).toBe(201);
  expect(await topicsNamed(name)).toHaveLength(1);
});

it('what failed for any other reason is not tried again', async () => {
  await overtake('P0001', 1);
  expect((await add('Broken')).status).toBe(500);
  expect(await topicsNamed('Broken')).toEqual([]);
});
