import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { addSection, changeBlock, changeDocument, changeSection } from '../contract.ts';
import {
  compareDocumentVersion,
  keepDocumentVersion,
  listDocumentVersions,
  restoreDocumentVersion,
} from '../contract/versions.ts';
import { withdrawDocument } from '../contract/publishing.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

let oak: Council;
let elm: Council;
const officer = () => oak.as('officer');
const { drafted, draft, publish } = drafting(() => oak);

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const text = (words: string) =>
  ({ type: 'textBlock', content: { html: `<p>${words}</p>` } }) as const;
const versionsOf = async (id: number) =>
  (await officer().call(listDocumentVersions, { id })).versions;

/** What the blocks of a draft say, in their order. */
const said = async (id: number) =>
  (await draft(id)).blocks
    .toSorted((one, other) => one.position - other.position)
    .map(({ content }) => (content as { html: string }).html);

async function write(id: number, blockId: string, words: string) {
  const block = (await draft(id)).blocks.find((each) => each.id === blockId)!;
  const { content } = text(words);
  await officer().call(changeBlock, { id, blockId, content, row_version: block.row_version });
}

/** As if nobody had written for an hour. */
const rest = (id: number) =>
  inSchemaOf(oak, async (tx) => {
    await sql`update documents set updated_at = updated_at - interval '1 hour' where id = ${id}`.execute(
      tx,
    );
  });

describe('versions of a draft', () => {
  it('keep what a spell of writing left, once the next begins', async () => {
    const { id, ids } = await drafted([text('One')]);
    await write(id, ids[0]!, 'Two');
    expect(await versionsOf(id)).toEqual([]);
    const { revision } = await draft(id);
    await rest(id);
    await write(id, ids[0]!, 'Three');
    await write(id, ids[0]!, 'Four');
    const [version, ...others] = await versionsOf(id);
    expect(others).toEqual([]);
    expect(version).toMatchObject({ revision, name: null, edition: null });
    expect(version?.savedBy).toBeTruthy();
  });

  it('are kept by name, and as the edition that was made of them', async () => {
    const { id } = await drafted([text('One')]);
    const { versions } = await officer().call(keepDocumentVersion, { id, name: 'For the members' });
    expect(versions).toMatchObject([{ name: 'For the members', edition: null }]);
    await publish(id);
    expect(await versionsOf(id)).toMatchObject([{ name: 'For the members', edition: 1 }]);
    await officer().call(withdrawDocument, { id });
    await publish(id);
    const [version, ...others] = await versionsOf(id);
    expect([version?.edition, others]).toEqual([2, []]);
  });

  it('have the name that they were given first', async () => {
    const { id, ids } = await drafted([text('One')]);
    const keep = (name: string) =>
      officer().post(`/documents/drafts/${id}/versions`, { json: { name } });
    expect((await keep('For the members')).status).toBe(200);
    expect(await keep('For the inspector')).toMatchObject({
      status: 400,
      body: { error: { fields: { name: expect.stringContaining('“For the members”') } } },
    });
    // A lost answer may be asked for again.
    expect((await keep('For the members')).status).toBe(200);
    expect((await versionsOf(id)).map(({ name }) => name)).toEqual(['For the members']);
    await write(id, ids[0]!, 'Two');
    expect((await keep('For the inspector')).status).toBe(200);
    expect((await versionsOf(id)).map(({ name }) => name)).toEqual([
      'For the inspector',
      'For the members',
    ]);
  });

  it('say what has been added, removed, moved and changed since', async () => {
    const { id, sectionId, ids } = await drafted([text('Hedges'), text('Trees'), text('Ponds')]);
    const kept = (await officer().call(keepDocumentVersion, { id, name: 'Before' })).versions[0]!;
    const [hedges, trees, ponds] = ids as [string, string, string];
    await write(id, hedges, 'Hedges and walls');
    const { blocks } = await draft(id);
    const versionOf = (blockId: string) => blocks.find((each) => each.id === blockId)!.row_version;
    await officer().call(changeBlock, {
      id,
      blockId: trees,
      isDeleted: true,
      row_version: versionOf(trees),
    });
    const { section } = await officer().call(addSection, {
      id,
      title: 'Water',
      parentId: null,
      position: 9,
    });
    await officer().call(changeBlock, {
      id,
      blockId: ponds,
      sectionId: section.id,
      position: 0,
      row_version: versionOf(ponds),
    });
    const { differences } = await officer().call(compareDocumentVersion, {
      id,
      kept: kept.revision,
    });
    expect(differences).toMatchObject([
      { kind: 'added', of: 'section', place: 'Water', sectionId: section.id },
      { kind: 'changed', blockId: hedges, before: 'Hedges', after: 'Hedges and walls', sectionId },
      { kind: 'removed', blockId: null, blockType: 'textBlock', before: 'Trees', after: '' },
      { kind: 'moved', blockId: ponds, place: 'Water', before: 'Ponds', after: 'Ponds' },
    ]);
  });

  it('are restored, with deleted sections and questions under their ids, and what was there is kept', async () => {
    const { id, sectionId, ids } = await drafted([text('One'), { type: 'question' }]);
    const { row_version, settings } = await draft(id);
    await officer().call(keepDocumentVersion, { id, name: 'First' });
    const first = (await versionsOf(id))[0]!.revision;
    await write(id, ids[0]!, 'Two');
    await officer().call(changeDocument, {
      id,
      row_version,
      title: 'Another plan',
      settings: { ...settings, subtitle: 'New' },
    });
    const section = (await draft(id)).sections.find((each) => each.id === sectionId)!;
    await officer().call(changeSection, {
      id,
      sectionId,
      isDeleted: true,
      row_version: section.row_version,
    });
    const before = await draft(id);
    expect(before.blocks).toEqual([]);
    const restored = await officer().call(restoreDocumentVersion, {
      id,
      kept: first,
      revision: before.revision,
    });
    expect(restored.document).toMatchObject({ title: 'Local plan', settings: { subtitle: '' } });
    expect(restored.document.blocks.map((each) => each.id)).toEqual(ids);
    expect((await said(id))[0]).toBe('<p>One</p>');
    const taken = (await versionsOf(id)).find(({ revision }) => revision === before.revision);
    expect(taken).toMatchObject({ name: null });
    // And back again.
    const { revision } = await draft(id);
    await officer().call(restoreDocumentVersion, { id, kept: before.revision, revision });
    expect(await draft(id)).toMatchObject({ title: 'Another plan', blocks: [] });
  });

  it('are not restored over what somebody has written since', async () => {
    const { id, ids } = await drafted([text('One')]);
    await officer().call(keepDocumentVersion, { id, name: 'First' });
    const kept = (await versionsOf(id))[0]!.revision;
    await write(id, ids[0]!, 'Two');
    const json = { revision: kept };
    const path = `/documents/drafts/${id}/versions/${kept}/restore`;
    expect((await officer().post(path, { json })).status).toBe(409);
    expect(await said(id)).toEqual(['<p>Two</p>']);
  });

  it('are refused to viewers, without a name, and to other councils', async () => {
    const { id } = await drafted([text('One')]);
    await officer().call(keepDocumentVersion, { id, name: 'First' });
    const { revision } = await draft(id);
    const path = `/documents/drafts/${id}/versions`;
    expect((await oak.as('viewer').get(path)).status).toBe(200);
    expect((await oak.as('viewer').post(path, { json: { name: 'Mine' } })).status).toBe(403);
    expect((await officer().post(path, { json: { name: ' ' } })).status).toBe(400);
    expect((await officer().get(`${path}/999`)).status).toBe(404);
    for (const sent of [
      await elm.as('officer').get(path),
      await elm.as('officer').get(`${path}/${revision}`),
      await elm.as('officer').post(`${path}/${revision}/restore`, { json: { revision } }),
    ])
      expect(sent.status).toBe(404);
    expect(await versionsOf(id)).toHaveLength(1);
  });
});
