import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import { type Council, twoCouncils } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { runWaitingJobs } from '../../../testing/waiting-jobs.ts';
import type { VideoContent } from '../../ground/documents/blocks/video/schema.ts';
import { downloadDraftFile, makeDraftFile } from '../../composed/document-files/contract.ts';
import { previewDocument } from '../../composed/document-preview/contract.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { checkDocument } from '../contract/publishing.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

let oak: Council;
const page = pagesServed();
const officer = () => oak.as('officer');
const { drafted, draft, publish } = drafting(() => oak);

beforeAll(async () => {
  ({ oak } = await twoCouncils());
}, 120_000);

const PAGE = 'https://www.youtube.com/watch?v=dQw4w9WgX-_';
const video = (more: Partial<VideoContent> = {}) => ({
  type: 'video' as const,
  content: {
    url: 'https://youtu.be/dQw4w9WgX-_?si=track',
    caption: 'How <we> plan',
    transcript: 'The mayor speaks.\nShe smiles.\n\nA map appears.',
    ...more,
  },
});

const findings = async (id: number) =>
  (await officer().call(checkDocument, { id })).findings
    .filter(({ blockId }) => blockId !== null)
    .map(({ field, message, isFault }) => `${isFault ? '!' : ''}${field}: ${message}`);

async function fileOf(id: number, format: 'pdf' | 'docx') {
  const { file } = await oak.as('viewer').call(makeDraftFile, { id, format });
  await runWaitingJobs(oak, 'write-draft');
  const { url } = await oak.as('viewer').call(downloadDraftFile, { id: file.id, as: 'link' });
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}

describe('a video', () => {
  it('is read as a link with its transcript, and no part of the page is fetched from its host', async () => {
    const { id } = await drafted([video()]);
    await publish(id);
    const { html } = await page(`/p/document/${id}`, oak);
    expect(html).toContain('<figcaption>How &lt;we&gt; plan</figcaption>');
    expect(html).toContain(`<a href="${PAGE}">Watch “How &lt;we&gt; plan” on YouTube</a>`);
    expect(html).toContain(
      'data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgX-_" data-caption="How &lt;we&gt; plan"',
    );
    expect(html).toContain('<p>The mayor speaks.\nShe smiles.</p><p>A map appears.</p>');
    expect(html).not.toContain('<iframe');
    expect(html).not.toMatch(/(?:src|rel="[\w-]+" href)="[^"]*(?:youtu|vimeo)/);
    const { html: preview, leftOut } = await officer().call(previewDocument, { id });
    expect([leftOut, preview.includes(`href="${PAGE}"`)]).toEqual([0, true]);
    const { html: found } = await page('/p/document?q=mayor', oak);
    expect(found).toContain('Local plan');
  });

  it('is a link on paper, with its transcript, as PDF and as Word', async () => {
    const { id } = await drafted([video()]);
    const { text, tags } = await readPdf(await fileOf(id, 'pdf'));
    const words = text.replaceAll(/\s+/g, ' ');
    for (const told of ['Video on YouTube: How <we> plan', 'Transcript', 'A map appears.'])
      expect(words).toContain(told);
    expect(tags.some(({ role }) => role === 'Link')).toBe(true);
    const word = unzipSync(await fileOf(id, 'docx'));
    expect(strFromU8(word['word/document.xml']!)).toContain('The mayor speaks.');
    expect(strFromU8(word['word/_rels/document.xml.rels']!)).toContain(PAGE);
  });

  it('needs an address and a caption, and is better with a transcript', async () => {
    const { id } = await drafted([{ type: 'video' }]);
    expect(await findings(id)).toEqual([
      '!url: Enter the address of a video on YouTube or Vimeo',
      '!caption: Enter a caption',
      expect.stringMatching(/^transcript: Without a transcript/),
    ]);
    const whole = await drafted([video()]);
    expect(await findings(whole.id)).toEqual([]);
  });

  it.each(['https://evil.test/embed/dQw4w9WgX-_', 'javascript:alert(1)'])(
    'cannot be kept with the address %s, and what was there stays',
    async (url) => {
      const { id } = await drafted([video()]);
      const [block] = (await draft(id)).blocks;
      const { row_version } = block!;
      const path = `/documents/drafts/${id}/blocks/${block!.id}`;
      const { status, body } = await officer().patch(path, {
        json: { row_version, content: video({ url }).content },
      });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(
        '"content.url":"Enter the address of a video on YouTube or Vimeo"',
      );
      expect((await draft(id)).blocks[0]).toEqual(block);
    },
  );
});
