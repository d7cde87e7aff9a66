import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { emptyImage } from '../../ground/documents/blocks/image/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import { changeBlock, changeSection } from '../contract.ts';
import { listDraftPictures } from '../contract/pictures.ts';
import { keepDocumentVersion } from '../contract/versions.ts';
import { tidyPicturesOf } from '../pictures/tidy-pictures.ts';
import { drafting } from '../testing/drafted.ts';
import { drawnPicture } from '../testing/drawn-picture.ts';
import { picturing } from '../testing/pictured.ts';

useWorld();

let oak: Council;
const officer = () => oak.as('officer');
const { drafted, draft, publish } = drafting(() => oak);
const { uploadScanned } = picturing(() => oak);

beforeEach(async () => {
  oak = await newCouncil();
}, 120_000);

/** A picture of a document that was found clean; nothing lies in the store. */
async function placed(id: number, name: string): Promise<number> {
  let fileId = 0;
  await inSchemaOf(oak, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into document_files (document_id, upload, safe_name, display_name, content_type, size_bytes, state, user_name, arrived_at)
      values (${id}, gen_random_uuid(), ${`${name}.png`}, ${`${name}.png`}, 'image/png', 100, 'clean', 'Ann', clock_timestamp())
      returning id::int`.execute(tx);
    fileId = rows[0]!.id;
  });
  return fileId;
}
const left = async (id: number) =>
  (await officer().call(listDraftPictures, { id })).pictures
    .map(({ name }) => name.slice(0, -'.png'.length))
    .toSorted();
const image = (fileId: number | null) => ({ ...emptyImage(), fileId, alt: 'The mill' });

/** Writes the content of a block, or deletes it. */
async function change(id: number, blockId: string, to: { content?: object; isDeleted?: boolean }) {
  const { row_version = 0 } = (await draft(id)).blocks.find((each) => each.id === blockId) ?? {};
  await officer().call(changeBlock, { id, blockId, ...to, row_version });
}

/** As if so many days had gone by since it was last looked at. */
const later = (days: number) =>
  inSchemaOf(oak, async (tx) => {
    await sql`update document_files set unused_since = unused_since - make_interval(days => ${days})`.execute(
      tx,
    );
  });
const inDatabase = (statement: ReturnType<typeof sql>) =>
  inSchemaOf(oak, async (tx) => {
    await statement.execute(tx);
  });

describe('pictures of a document that nothing uses', () => {
  it('are deleted after 30 days, and used ones are not', async () => {
    const { id, ids } = await drafted([
      { type: 'image' },
      { type: 'question', content: emptyQuestion() },
      { type: 'image' },
    ]);
    const named: Record<string, number> = {};
    for (const name of ['shown', 'option', 'unused', 'again', 'deleted'])
      named[name] = await placed(id, name);
    await change(id, ids[0]!, { content: image(named.shown!) });
    const options = [
      { id: 'mill', title: 'Mill', description: '', imageUrl: '', imageFileId: named.option! },
    ];
    await change(id, ids[1]!, { content: { ...emptyQuestion(), options } });
    await change(id, ids[2]!, { content: image(named.deleted!) });
    await change(id, ids[2]!, { isDeleted: true });
    await inDatabase(sql`delete from document_versions where document_id = ${id}`);

    await tidyPicturesOf(oak);
    await later(29);
    await tidyPicturesOf(oak);
    expect(await left(id)).toEqual(['again', 'deleted', 'option', 'shown', 'unused']);
    await change(id, ids[0]!, { content: image(named.again!) });
    await tidyPicturesOf(oak);
    await later(2);
    await tidyPicturesOf(oak);
    // What was shown until now has only begun to be unused.
    expect(await left(id)).toEqual(['again', 'option', 'shown']);
    await later(31);
    await tidyPicturesOf(oak);
    expect(await left(id)).toEqual(['again', 'option']);
  });

  it('stay while a version or an edition names them', async () => {
    const { id, ids, sectionId } = await drafted([{ type: 'image' }]);
    const [kept, edition, present] = [
      await placed(id, 'kept'),
      // This one is cut for the edition.
      await uploadScanned(id, 'edition.png', await drawnPicture(40, 20)),
      await placed(id, 'present'),
    ];
    await change(id, ids[0]!, { content: image(kept) });
    await officer().call(keepDocumentVersion, { id, name: 'With the mill' });
    await change(id, ids[0]!, { content: image(edition) });
    await publish(id);
    await change(id, ids[0]!, { content: image(present) });
    // An edition by itself, as those from before versions were kept.
    await inDatabase(sql`delete from document_versions where document_id = ${id} and name is null`);
    await tidyPicturesOf(oak);
    await later(31);
    await tidyPicturesOf(oak);
    expect(await left(id)).toEqual(['edition', 'kept', 'present']);

    const section = (await draft(id)).sections.find((each) => each.id === sectionId)!;
    const { row_version } = section;
    await officer().call(changeSection, { id, sectionId, isDeleted: true, row_version });
    await inDatabase(sql`delete from document_versions where document_id = ${id}`);
    await tidyPicturesOf(oak);
    await later(31);
    await tidyPicturesOf(oak);
    expect(await left(id)).toEqual(['edition']);
  });

  it('of other councils are left to themselves', async () => {
    const elm = await newCouncil();
    const { id } = await drafted([]);
    await placed(id, 'unused');
    await tidyPicturesOf(oak);
    await later(31);
    await tidyPicturesOf(elm);
    expect(await left(id)).toEqual(['unused']);
    await tidyPicturesOf(oak);
    expect(await left(id)).toEqual([]);
  });
});
