import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import type { Answer as HttpAnswer } from '../../../platform/testing/client.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { faultyNetwork, networkFaults } from '../../../platform/testing/faulty-network.ts';
import { seeded } from '../../../platform/testing/thorough.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import type { Edition } from '../../ground/documents/edition.ts';
import { changeBlock } from '../contract.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

/** Beside the thousand over answers; the embedded database is the slower one. */

let oak: Council;
const { drafted, draft } = drafting(() => oak);
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const step = fc.record({
  intent: fc.constantFrom('publish', 'publish', 'withdraw'),
  /** Written after the officer read it, by another: what they saw is not what would be published. */
  isStale: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
  faults: fc.array(fc.constantFrom(...networkFaults), { maxLength: 3 }),
  arriving: fc.nat(2),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

it('publishing and withdrawing that are lost, doubled or late are done once, as they were acknowledged', async () => {
  let at = 0;
  const run = async (steps: Step[]) => {
    const { due, came } = await schedule(steps, at++);
    expect(came).toEqual(due);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), run), {
    ...seeded(20, 400),
  });
}, 600_000);

/** What the officer was told at each step, and what the public reads in the end, and both as they are due. */
async function schedule(steps: readonly Step[], number: number) {
  const words = (at: number) => `Words ${at} of ${number}`;
  const html = (at: number) => ({ html: `<p>${words(at)}</p>` });
  const { id, ids } = await drafted([{ type: 'textBlock', content: html(-1) }]);
  const write = async (at: number) => {
    const block = (await draft(id)).blocks.find((each) => each.id === ids[0])!;
    const { row_version } = block;
    await oak
      .as('officer')
      .call(changeBlock, { id, blockId: ids[0]!, content: html(at), row_version });
  };
  const network = faultyNetwork<HttpAnswer>();
  const published: string[] = [];
  let shown: string | undefined;
  const statuses: { due: number; came: number }[] = [];
  for (const [at, { intent, isStale, faults, arriving }] of steps.entries()) {
    await write(at);
    const { revision } = await draft(id);
    const isRefused = isStale && intent === 'publish';
    if (isRefused) await write(at + 100);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const path = `/documents/drafts/${id}/${intent}`;
    const json = intent === 'publish' ? { revision } : {};
    const { status } = await network.sendUntilAnswered(
      () => oak.as('officer').post(path, { headers, json }),
      faults,
    );
    await network.deliver(arriving);
    statuses.push({ due: isRefused ? 409 : 200, came: status });
    if (status !== 200) continue;
    if (intent === 'publish') published.push(words(at));
    shown = intent === 'publish' ? words(at) : undefined;
  }
  await network.deliverAll();
  const said = (content: unknown) => /Words \d+ of \d+/.exec(JSON.stringify(content))?.[0];
  const { body } = await oak.as('signed-out').get(`/documents/${id}`);
  const { result } = body as { result?: { edition: number; config: Edition } };
  const editions = await withTenant(oak, async (tx) => {
    const { rows } = await sql<{ content: Edition }>`
      select content from document_editions where document_id = ${id} order by edition`.execute(tx);
    return rows.map(({ content }) => said(content));
  });
  return {
    due: { statuses: statuses.map(({ due }) => due), editions: published, shown },
    came: { statuses: statuses.map(({ came }) => came), editions, shown: said(result?.config) },
  };
}
