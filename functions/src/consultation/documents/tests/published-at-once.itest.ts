import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { atOnce, oneSession } from '../../../platform/testing/at-once.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { publishDocument } from '../contract/publishing.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

let oak: Council;
const { drafted, draft, publish } = drafting(() => oak);
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const begun = () => drafted([{ type: 'textBlock', content: { html: '<p>Hedges</p>' } }]);
const editionsOf = (id: number) =>
  withTenant(oak, async (tx) => {
    const { rows } = await sql<{ edition: number }>`
      select edition from document_editions where document_id = ${id} order by edition`.execute(tx);
    return rows.map(({ edition }) => edition);
  });

describe('a revision that is published', () => {
  it.skipIf(oneSession)('by three presses at once is one edition', async () => {
    const { id } = await begun();
    const { revision } = await draft(id);
    const answers = await atOnce(
      oak,
      sql`select from documents where id = ${id} for update`,
      Array.from(
        { length: 3 },
        () => async () =>
          (await oak.as('officer').call(publishDocument, { id, revision })).document,
      ),
    );
    for (const each of answers) expect(each).toMatchObject({ edition: 1, isChanged: false });
    expect(await editionsOf(id)).toEqual([1]);
  });

  it('again later is the next edition: what it shows of maps and counts may differ', async () => {
    const { id } = await begun();
    await publish(id);
    expect(await publish(id)).toMatchObject({ edition: 2 });
    expect(await editionsOf(id)).toEqual([1, 2]);
  });
});
