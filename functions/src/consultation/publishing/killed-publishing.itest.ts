import { describe, expect, it } from 'vitest';
import { mintCookie } from '../../platform/testing/cookie.ts';
import { killedAtWrite } from '../../platform/testing/doomed-worker.ts';
import { writesToKillAt } from '../../platform/testing/thorough.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { sql, withTenant } from '../../platform/db.ts';
import { usePublishing } from '../published-representations/testing/publishing.ts';
import { getPublication } from './contract.ts';

useWorld();

const { council, page, registered, said, step } = usePublishing();

const cookie = () => {
  const { authTenantId, uidOf } = council();
  return `__session=${mintCookie({ authTenantId, uid: uidOf('officer') })}`;
};
const ask = (base: string, id: number, taken: 'publish' | 'withdraw') =>
  fetch(`${base}/consultations/representations/publication`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-tenant': council().shortName,
      cookie: cookie(),
    },
    body: JSON.stringify({ ids: [id], step: taken }),
  });

/** Whether the public can read it; what officers are told and what is kept of it agree with that. */
async function isPublic(id: number, editions: number): Promise<boolean> {
  const { status, html } = await page(`/p/representations/${id}`);
  const { state, edition } = await council().as('viewer').call(getPublication, { id });
  const kept = await withTenant(council(), async (tx) => {
    const { rows } = await sql<{ made: number; open: number; shown: number; told: number }>`
      select (select count(*)::int from publication_editions where representation_id = ${id}) as made,
             (select count(*)::int from publication_editions
               where representation_id = ${id} and withdrawn_at is null) as open,
             (select count(*)::int from published_representations
               where representation_id = ${id} and response = 'We will mend the drains.') as shown,
             (select count(*)::int from record_history
               where entity = 'representation' and record_id = ${id} and field = 'publication'
                 and new_value like 'Published%') as told`.execute(tx);
    return rows[0];
  });
  const there = status === 200;
  expect(state === 'Published').toBe(there);
  expect(kept).toEqual({
    made: editions,
    told: editions,
    open: there ? 1 : 0,
    shown: there ? 1 : 0,
  });
  expect(edition).toBe(editions);
  for (const words of ['The lane floods every winter.', 'We will mend the drains.'])
    expect(html.includes(words)).toBe(there);
  return there;
}

const approved = async (id: number) => {
  await step('officer', id, 'ask');
  await step('admin', id, 'approve');
};

/** The number of the edition that was last made. */
const editionOf = async (id: number) =>
  (await council().as('viewer').call(getPublication, { id })).edition;

describe('a process that is killed at each write', () => {
  it(
    'of publishing shows the public nothing half-made, and asking again works',
    { timeout: 300_000 },
    async () => {
      const { id } = await registered();
      const answered = { representationIds: [id], councilResponse: 'We will mend the drains.' };
      await said().approve(await said().write(answered));
      let reached = 0;
      for (const write of writesToKillAt()) {
        reached = write;
        await approved(id);
        const before = await editionOf(id);
        const isKilled = await killedAtWrite(write, (base) => ask(base, id, 'publish'));
        const isDone = (await editionOf(id)) > before;
        expect(await isPublic(id, before + Number(isDone))).toBe(isDone);
        expect((await step('officer', id, 'publish')).ids).toEqual(isDone ? [] : [id]);
        expect(await isPublic(id, before + 1)).toBe(true);
        await step('officer', id, 'withdraw');
        expect(await isPublic(id, before + 1)).toBe(false);
        if (!isKilled) break;
      }
      expect(reached).toBeGreaterThan(8);
    },
  );

  it(
    'of withdrawing leaves it to the public as it was, or takes it away, and asking again works',
    { timeout: 300_000 },
    async () => {
      const { id } = await registered();
      const answered = { representationIds: [id], councilResponse: 'We will mend the drains.' };
      await said().approve(await said().write(answered));
      let reached = 0;
      for (const write of writesToKillAt()) {
        reached = write;
        await approved(id);
        await step('officer', id, 'publish');
        const isKilled = await killedAtWrite(write, (base) => ask(base, id, 'withdraw'));
        const edition = await editionOf(id);
        const isLeft = await isPublic(id, edition);
        expect((await step('officer', id, 'withdraw')).ids).toEqual(isLeft ? [id] : []);
        expect(await isPublic(id, edition)).toBe(false);
        if (!isKilled) break;
      }
      expect(reached).toBeGreaterThan(4);
    },
  );
});
