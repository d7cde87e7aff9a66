import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../platform/print/testing/read-pdf.ts';
import { type Council, twoCouncils } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { runWaitingJobs } from '../../testing/waiting-jobs.ts';
import { addTopic, changeTopic, removeTopic } from '../topics/contract.ts';
import { downloadDraftFile, makeDraftFile } from '../page/document-files/contract.ts';
import { pagesServed } from '../page/public/testing/served-pages.ts';
import { checkDocument } from './contract/publishing.ts';
import { listDocumentTopics } from './contract/topics.ts';
import { drafting } from './testing/drafted.ts';

useWorld();

let oak: Council;
const page = pagesServed();
const { drafted, publish } = drafting(() => oak);
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
});
