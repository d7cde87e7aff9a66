import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { runWaitingJobs } from '../../../testing/waiting-jobs.ts';
import { emptyImage } from '../../ground/documents/blocks/image/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { addDocument, changeBlock } from '../contract.ts';
import { listDraftPictures } from '../contract/pictures.ts';
import { checkDocument } from '../contract/publishing.ts';
import { drawnPicture } from '../testing/drawn-picture.ts';
import { drafting } from '../testing/drafted.ts';
import { picturing } from '../testing/pictured.ts';

useWorld();

let oak: Council;
const page = pagesServed();
const officer = () => oak.as('officer');
const { drafted, draft, publish } = drafting(() => oak);
const { upload, scan, uploadScanned } = picturing(() => oak);

beforeAll(async () => {
  ({ oak } = await twoCouncils());
}, 120_000);

const pictures = async (id: number) => (await officer().call(listDraftPictures, { id })).pictures;
const copyOf = async (fromId: number) =>
  (await officer().call(addDocument, { title: 'Second plan', fromId })).document;

/** A document with a picture, and one of an option of its question. */
async function illustrated() {
  const { id, ids } = await drafted([{ type: 'image' }, { type: 'question' }]);
  const mill = await uploadScanned(id, 'mill.png', await drawnPicture(1200, 600));
  const option = await uploadScanned(id, 'option.png', await drawnPicture(300, 300));
  const contents = [
    { ...emptyImage(), fileId: mill, alt: 'The mill' },
    {
      ...emptyQuestion('radio'),
      title: 'Which?',
      options: [
        { id: 'one1', title: 'One', description: '', imageFileId: option, imageUrl: '' },
        { id: 'two2', title: 'Two', description: '', imageFileId: null, imageUrl: '' },
      ],
    },
  ];
  for (const [at, content] of contents.entries()) {
    const block = (await draft(id)).blocks.find((each) => each.id === ids[at])!;
    const { row_version } = block;
    await officer().call(changeBlock, { id, blockId: block.id, content, row_version });
  }
  return { id, mill, option };
}

/** The pictures that a draft names: of its first block, and of the first option of its second. */
async function named(id: number): Promise<[number, number]> {
  const { blocks } = await draft(id);
  const content = (type: string) =>
    blocks.find((block) => block.type === type)?.content as Record<string, unknown>;
  const [first] = content('question')['options'] as { imageFileId: number }[];
  return [content('image')['fileId'] as number, first!.imageFileId];
}

describe('pictures of a document', () => {
  it('follow into one that begins from it, are scanned again, and are its own from then on', async () => {
    const first = await illustrated();
    const { id } = await copyOf(first.id);
    const [mill, option] = await named(id);
    expect(new Set([mill, option, first.mill, first.option]).size).toBe(4);
    const { findings } = await officer().call(checkDocument, { id });
    expect(findings.some(({ isFault, field }) => isFault && field === 'fileId')).toBe(true);

    await runWaitingJobs(oak, 'copy-pictures');
    const listed = (await pictures(id)).toSorted((a, b) => a.name.localeCompare(b.name));
    expect(listed).toMatchObject([
      { id: mill, name: 'mill.png', scannedStatus: 'unscanned' },
      { id: option, name: 'option.png', scannedStatus: 'unscanned' },
    ]);
    for (const fileId of [mill, option]) await scan(fileId);
    await publish(id);
    const { html } = await page(`/p/document/${id}`, oak);
    const shown =
      /src="([^"]*pictures\/[^"]*)"[^>]*alt="The mill"|alt="The mill"[^>]*src="([^"]*)"/.exec(html);
    const { status, bytes } = await page(shown?.[1] ?? shown?.[2] ?? '', oak);
    expect(status).toBe(200);
    expect(bytes.byteLength).toBeGreaterThan(100);
    expect(html).toContain(`pictures/${mill}-whole`);
    // The first has what it had.
    expect(await named(first.id)).toEqual([first.mill, first.option]);
  });

  it('are copied once, however often the message is delivered', async () => {
    const first = await illustrated();
    const { id } = await copyOf(first.id);
    await runWaitingJobs(oak, 'copy-pictures');
    const before = await pictures(id);
    await runWaitingJobs(oak, 'copy-pictures');
    expect(await pictures(id)).toEqual(before);
    expect(before).toHaveLength(2);
  });

  it('are left out while they are not found clean', async () => {
    const { id, ids } = await drafted([{ type: 'image' }]);
    const fileId = await upload(id, 'late.png', await drawnPicture(300, 300));
    const { row_version } = (await draft(id)).blocks[0]!;
    await officer().call(changeBlock, {
      id,
      blockId: ids[0]!,
      content: { ...emptyImage(), fileId, alt: 'Late' },
      row_version,
    });
    const { blocks } = await copyOf(id);
    expect(blocks.map(({ content }) => content)).toMatchObject([{ fileId: null, alt: 'Late' }]);
  });
});
