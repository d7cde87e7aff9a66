import { beforeAll, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { mintCookie } from '../../../platform/testing/cookie.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { killedAtWrite } from '../../../platform/testing/doomed-worker.ts';
import { writesToKillAt } from '../../../platform/testing/thorough.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import type { Edition } from '../../ground/documents/edition.ts';
import { emptyMap } from '../../ground/documents/blocks/map/schema.ts';
import { changeBlock } from '../contract.ts';
import { withdrawDocument } from '../contract/publishing.ts';
import { drafting } from '../testing/drafted.ts';
import { addMapped } from '../testing/mapped-council.ts';

useWorld();

let oak: Council;
let mill: number;
/** Of its map. */
const FILES = ['picture', 'ground', 'shapes'];
const officer = () => oak.as('officer');
const { drafted, draft, publish } = drafting(() => oak);

beforeAll(async () => {
  oak = await newCouncil();
  ({ mill } = (await addMapped(oak)).sites);
}, 120_000);

const ask = (base: string, id: number, step: string, body: object) =>
  fetch(`${base}/documents/drafts/${id}/${step}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tenant': oak.shortName,
      cookie: `__session=${mintCookie({ authTenantId: oak.authTenantId, uid: oak.uidOf('officer') })}`,
    },
    body: JSON.stringify(body),
  });

/** A document with a text and a map, which has files. */
async function mapped() {
  const { id, ids } = await drafted([
    { type: 'textBlock', content: { html: '<p>Words 0</p>' } },
    { type: 'map', content: { ...emptyMap(), caption: 'The site', siteIds: [mill] } },
  ]);
  return { id, textId: ids[0]! };
}

async function write(id: number, textId: string, words: string) {
  const block = (await draft(id)).blocks.find((each) => each.id === textId)!;
  const content = { html: `<p>${words}</p>` };
  await officer().call(changeBlock, {
    id,
    blockId: textId,
    content,
    row_version: block.row_version,
  });
}

/** What the public reads: the edition and its words; everything that is kept of it agrees, or this fails. */
async function publicly(id: number): Promise<{ edition: number; words: string } | undefined> {
  const { status, body } = await oak.as('signed-out').get(`/documents/${id}`);
  const kept = await withTenant(oak, async (tx) => {
    const { rows } = await sql<{ open: number[]; files: number[]; told: number; made: number }>`
      select array(select edition from document_editions
                    where document_id = ${id} and withdrawn_at is null) as open,
             array(select edition from published_document_files where document_id = ${id}) as files,
             (select count(*)::int from document_editions where document_id = ${id}) as made,
             (select count(*)::int from record_history
               where entity = 'document' and record_id = ${id} and new_value like 'Published%') as told`.execute(
      tx,
    );
    return rows[0]!;
  });
  expect(kept.told).toBe(kept.made);
  const read = (body as { result?: { edition: number; config: Edition } }).result;
  expect(status).toBe(read ? 200 : 404);
  expect(kept).toMatchObject(
    read ? { open: [read.edition], files: FILES.map(() => read.edition) } : { open: [], files: [] },
  );
  return (
    read && {
      edition: read.edition,
      words: /Words \d+/.exec(JSON.stringify(read.config))?.[0] ?? '',
    }
  );
}

it('publishing that is killed at each write leaves the edition before, or makes the next, whole', async () => {
  const { id, textId } = await mapped();
  await publish(id);
  let reached = 0;
  for (const at of writesToKillAt()) {
    reached = at;
    const before = await publicly(id);
    await write(id, textId, `Words ${at}`);
    const { revision } = await draft(id);
    const isKilled = await killedAtWrite(at, (base) => ask(base, id, 'publish', { revision }));
    const after = await publicly(id);
    const next = { edition: before!.edition + 1, words: `Words ${at}` };
    expect([before, next]).toContainEqual(after);
    if (after?.edition === before?.edition) await publish(id);
    expect(await publicly(id)).toEqual(next);
    if (!isKilled) break;
  }
  expect(reached).toBeGreaterThan(5);
}, 300_000);

it('withdrawing that is killed at each write leaves it to the public whole, or takes it away', async () => {
  const { id } = await mapped();
  let reached = 0;
  for (const at of writesToKillAt()) {
    reached = at;
    await publish(id);
    const before = await publicly(id);
    const isKilled = await killedAtWrite(at, (base) => ask(base, id, 'withdraw', {}));
    expect([before, undefined]).toContainEqual(await publicly(id));
    await officer().call(withdrawDocument, { id });
    expect(await publicly(id)).toBeUndefined();
    if (!isKilled) break;
  }
  expect(reached).toBeGreaterThan(2);
}, 300_000);
