import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db.ts';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import { type Council, newCouncil, twoCouncils } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { runWaitingJobs } from '../../../testing/waiting-jobs.ts';
import { addTopic, changeTopic, listKeptTopics, removeTopic } from '../../topics/contract.ts';
import { downloadDraftFile, makeDraftFile } from '../../composed/document-files/contract.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { changeBlock, changeDocument } from '../contract.ts';
import { checkDocument } from '../contract/publishing.ts';
import { listDocumentTopics } from '../contract/topics.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

let oak: Council;
const page = pagesServed();
const { drafted, draft, publish } = drafting(() => oak);
const admin = () => oak.as('admin');

beforeAll(async () => {
  ({ oak } = await twoCouncils());
}, 120_000);

/** A topic of this try alone. */
const topicCalled = async (word: string) => {
  const name = `${word} ${crypto.randomUUID().slice(0, 8)} & so`;
  const { topic } = await admin().call(addTopic, { name });
  return topic;
};
const tagged = (...topicIds: number[]) => ({
  type: 'tagTopic' as const,
  content: { topicIds },
});
const findings = async (id: number) =>
  (await oak.as('officer').call(checkDocument, { id })).findings
    .filter(({ isFault }) => isFault)
    .map(({ field, message }) => `${field}: ${message}`);

/** How many drafts and published documents name a topic, and which. */
const told = async (id: number, council = oak) => {
  const { topics } = await council.as('admin').call(listKeptTopics, {});
  const found = topics.find((each) => each.id === id)!;
  return [found.drafts, found.publishedDocuments, found.documents];
};

describe('topics of a part of a document', () => {
  it('are read by their names, lead to all that is said about them, and stay as they were published', async () => {
    const [noise, parks] = [await topicCalled('Noise'), await topicCalled('Parks')];
    const { id } = await drafted([tagged(parks.id, noise.id)]);
    await publish(id);
    const href = `/p/document?q=${encodeURIComponent(noise.name)}`;
    const { html } = await page(`/p/document/${id}`, oak);
    expect(html).toContain(`<a href="${href}">${noise.name.replace('&', '&amp;')}<`);
    expect(html.indexOf(parks.name.slice(0, 14))).toBeLessThan(html.indexOf(href));
    const { html: found } = await page(href, oak);
    expect(found).toContain(`href="/p/document/${id}`);
    const { row_version } = noise;
    await admin().call(changeTopic, { id: noise.id, name: `${noise.name} 2`, row_version });
    expect((await page(`/p/document/${id}`, oak)).html).not.toContain(`so 2`);
  });

  it('are a line on paper', async () => {
    const noise = await topicCalled('Noise');
    const { id } = await drafted([tagged(noise.id)]);
    const viewer = oak.as('viewer');
    const { file } = await viewer.call(makeDraftFile, { id, format: 'pdf' });
    await runWaitingJobs(oak, 'write-draft');
    const { url } = await viewer.call(downloadDraftFile, { id: file.id, as: 'link' });
    const { text } = await readPdf(new Uint8Array(await (await fetch(url)).arrayBuffer()));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`Topics: ${noise.name}`);
  });

  it('need one, and none that was deleted', async () => {
    const noise = await topicCalled('Noise');
    const { id } = await drafted([{ type: 'tagTopic' }, tagged(noise.id)]);
    expect(await findings(id)).toEqual(['topicIds: Choose a topic']);
    await admin().call(removeTopic, { id: noise.id, row_version: noise.row_version });
    expect(await findings(id)).toEqual([
      'topicIds: Choose a topic',
      'topicIds: A topic that you chose is not there any more. Remove it.',
    ]);
    const { id: other, sectionId } = await drafted([]);
    const { status } = await oak.as('officer').post(`/documents/drafts/${other}/blocks`, {
      json: {
        sectionId,
        position: 0,
        isBeside: false,
        ...tagged(...Array.from({ length: 11 }, (_, at) => at + 1)),
      },
    });
    expect(status).toBe(400);
  });

  it('are offered to whoever reads drafts', async () => {
    const noise = await topicCalled('Noise');
    const { topics } = await oak.as('viewer').call(listDocumentTopics, {});
    expect(topics).toContainEqual({ id: noise.id, name: noise.name, isRetired: false });
  });

  it('are told with the drafts and documents that name them, to administrators', async () => {
    const [noise, parks] = [await topicCalled('Noise'), await topicCalled('Parks')];
    const read = await drafted([tagged(noise.id), tagged(noise.id)], { title: 'B plan' });
    await publish(read.id);
    const only = await drafted([tagged(noise.id), tagged(parks.id)], { title: 'A plan' });
    const gone = await drafted([tagged(noise.id)], { title: 'C plan' });
    const { row_version: last } = await draft(gone.id);
    const deletion = { id: gone.id, isDeleted: true, row_version: last };
    await oak.as('officer').call(changeDocument, deletion);
    const [a, b] = [
      { id: only.id, title: 'A plan', isDraft: true, isPublished: false },
      { id: read.id, title: 'B plan', isDraft: true, isPublished: true },
    ];
    expect(await told(noise.id)).toEqual([2, 1, [a, b]]);
    expect(await told(parks.id)).toEqual([1, 0, [a]]);
    for (const [blockId, left] of [
      [read.ids[1]!, [2, 1, [a, b]]],
      [read.ids[0]!, [1, 1, [a, { ...b, isDraft: false }]]],
    ] as const) {
      const { blocks } = await draft(read.id);
      const { row_version = 0 } = blocks.find((block) => block.id === blockId) ?? {};
      const taken = { id: read.id, blockId, isDeleted: true, row_version };
      await oak.as('officer').call(changeBlock, taken);
      expect(await told(noise.id)).toEqual(left);
    }
    // Editions keep the name with which they were published.
    const { row_version } = noise;
    await admin().call(changeTopic, { id: noise.id, name: `${noise.name} 2`, row_version });
    expect(await told(noise.id)).toEqual([1, 0, [a]]);
  });

  it('are told by number, and with what everybody reads, to who keeps topics and may not read drafts', async () => {
    const fir = await newCouncil();
    const firs = drafting(() => fir);
    const { topic } = await fir.as('admin').call(addTopic, { name: 'Noise' });
    const { id } = await firs.drafted([tagged(topic.id)], { title: 'B plan' });
    await firs.publish(id);
    await firs.drafted([tagged(topic.id)], { title: 'A plan' });
    await inSchemaOf(fir, async (tx) => {
      await sql`delete from role_grants where unit = 'consultations' and role_id = 'admin'`.execute(
        tx,
      );
    });
    const published = { id, title: 'B plan', isDraft: false, isPublished: true };
    expect(await told(topic.id, fir)).toEqual([2, 1, [published]]);
  });
});
