import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withPlatform, withTenant } from './platform/db.ts';
import { newCouncil, type Council } from './platform/testing/council.ts';
import { useWorld } from './platform/testing/world.ts';
import { runDailyTidy } from './tidy-daily.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
});

const ago = (days: number) => sql`clock_timestamp() - make_interval(days => ${days})`;

/** The days that are left of those written, in a table that has them in `label`. */
async function left(query: ReturnType<typeof sql<{ label: string }>>): Promise<string[]> {
  const { rows } = await withTenant(oak, (tx) => query.execute(tx));
  return rows.map(({ label }) => label);
}

// It goes through every council, and other tests have made many.
describe('the daily tidying', { timeout: 240_000 }, () => {
  it('deletes what is past its time from a council’s tables, and nothing else', async () => {
    await withTenant(oak, async (tx) => {
      for (const days of [1, 6, 8, 29, 31, 89, 91]) {
        await sql`insert into handled_events values (gen_random_uuid(), ${ago(days)})`.execute(tx);
        await sql`insert into updates (entity, entity_id, kind, created_at)
                  values ('site', ${String(days)}, 'updated', ${ago(days)})`.execute(tx);
        await sql`insert into record_selections (record_ids, created_at)
                  values (array[${days}::bigint], ${ago(days)})`.execute(tx);
        await sql`insert into platform.idempotency_keys (account_id, key, endpoint, request_hash, created_at)
                  values (1, ${String(days)}, 'PUT /site', 'hash', ${ago(days)})`.execute(tx);
      }
      await sql`with kept as (insert into record_selections (record_ids, created_at)
                              values (array[400::bigint], ${ago(400)}) returning id)
                insert into search_templates (name, parameters)
                select 'Chosen', jsonb_build_object('filters', jsonb_build_array(id)) from kept`.execute(
        tx,
      );
    });
    await runDailyTidy();
    expect(await left(sql`select entity_id as label from updates order by id`)).toEqual(['1', '6']);
    expect(
      await left(sql`select date_part('day', clock_timestamp() - handled_at)::text as label
                       from handled_events order by handled_at desc`),
    ).toEqual(['1', '6', '8', '29']);
    expect(
      await left(
        sql`select record_ids[1]::text as label from record_selections order by record_ids`,
      ),
    ).toEqual(['1', '6', '8', '29', '31', '89', '400']);
    expect(
      await left(sql`select key as label from platform.idempotency_keys order by created_at desc`),
    ).toEqual(['1']);
  });

  it('deletes events that are done or given up, never one that waits', async () => {
    const states = ['handled_at', 'dead_at', 'created_at'];
    await withTenant(oak, async (tx) => {
      for (const state of states) {
        for (const days of [6, 8, 31]) {
          await sql`insert into platform.outbox (job, ${sql.ref(state)}, not_before)
                    values (${`${state} ${days}`}, ${ago(days)},
                            clock_timestamp() + interval '1 day')`.execute(tx);
        }
      }
    });
    await runDailyTidy();
    const { rows } = await withPlatform((tx) =>
      sql<{ job: string }>`
        select job from outbox where tenant_role = ${oak.mainSchema} order by job`.execute(tx),
    );
    expect(rows.map(({ job }) => job)).toEqual([
      'created_at 31',
      'created_at 6',
      'created_at 8',
      'dead_at 6',
      'dead_at 8',
      'handled_at 6',
    ]);
  });
});
