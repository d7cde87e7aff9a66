import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '../../../council/notifications/contract.ts';
import { sql } from '../../../platform/db.ts';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import { type Council, twoCouncils } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { runWaitingJobs } from '../../../testing/waiting-jobs.ts';
import { changeDocument } from '../../documents/contract.ts';
import { drafting } from '../../documents/testing/drafted.ts';
import { addMapped, HOSTILE, type MappedSites } from '../../documents/testing/mapped-council.ts';
import { emptyMap, layerEntry } from '../../ground/documents/blocks/map/schema.ts';
import { pagesServed } from '../public-site/testing/served-pages.ts';
import { downloadDraftFile, getDraftFile, makeDraftFile } from './contract.ts';
import { draftFileJob } from './draft-file-job.ts';
import { tidyDraftFiles } from './tidy-draft-files.ts';

useWorld();

let oak: Council;
let elm: Council;
let sites: MappedSites;
const page = pagesServed();
const { drafted, draft, publish } = drafting(() => oak);
const viewer = () => oak.as('viewer');

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  ({ sites } = await addMapped(oak));
}, 120_000);

const text = (html: string) => ({ type: 'textBlock' as const, content: { html } });
const map = () => ({
  type: 'map' as const,
  content: {
    ...emptyMap(),
    caption: 'Where homes could go',
    siteIds: [sites.mill, sites.hostile],
    layerKey: [
      { type: 'divider' as const, id: 'kept', name: 'Land that is kept', visible: true },
      layerEntry('belt'),
      { ...layerEntry('trees'), visible: false },
    ],
    siteInfo: [{ type: 'field' as const, title: 'Area', columnName: 'size_ha', columns: [] }],
  },
});
/** What is off at first is in the key, and said not to be on the picture. */
const NOT_DRAWN = 'Trees (not drawn on this map)';
const unfinished = {
  type: 'link' as const,
  content: { words: 'Unfinished', address: '', inNewTab: false },
};

const asked = async (id: number, format: 'pdf' | 'docx' = 'pdf') =>
  (await viewer().call(makeDraftFile, { id, format })).file;
const fileAt = async (id: string) => (await viewer().call(getDraftFile, { id })).file;
const note = async () => (await viewer().call(listNotifications, {}))[0];

async function downloaded(id: string) {
  const { url } = await viewer().call(downloadDraftFile, { id, as: 'link' });
  const answer = await fetch(url);
  return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
const inZip = (bytes: Uint8Array, ending: string) =>
  Object.entries(unzipSync(bytes)).find(([name]) => name.endsWith(ending))![1];

describe('the file of a draft', () => {
  it('is written by a job as it would be published, with its sites, and says what is done', async () => {
    const { id } = await drafted([text('<p>Only drafted</p>'), map(), unfinished]);
    const file = await asked(id);
    expect(file).toMatchObject({
      status: 'processing',
      message: 'Rendering images... 1/4',
      fileName: null,
    });
    expect(await note()).toMatchObject({
      status: 'processing',
      message: 'Rendering images... 1/4',
    });
    expect((await viewer().get(`/documents/files/${file.id}/download`)).status).toBe(404);
    await runWaitingJobs(oak, 'write-draft');
    expect(await fileAt(file.id)).toMatchObject({ status: 'success', fileName: 'Local plan.zip' });
    expect(await note()).toMatchObject({ status: 'success' });
    const { headers, bytes } = await downloaded(file.id);
    expect(headers.get('content-disposition')).toContain('filename="Local plan.zip"');
    const pdf = await readPdf(inZip(bytes, '.pdf'));
    expect(pdf.text).toContain('Only drafted');
    expect(pdf.text).toContain('not published');
    expect(pdf.text).not.toContain('Unfinished');
    // Its sites, as words, and on the map.
    for (const told of [
      'Mill Lane',
      HOSTILE,
      '1,234.5',
      'Land that is kept',
      'Green belt',
      NOT_DRAWN,
    ])
      expect(pdf.text).toContain(told);
    expect(pdf.text).not.toContain('Old Depot');
    const [figure] = pdf.tags.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []));
    expect(figure).toContain('Mill Lane');
    const workbook = unzipSync(inZip(bytes, '.xlsx'));
    const sheet = strFromU8(workbook['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('Mill Lane');
    expect(sheet).toContain('Where homes could go');
    expect(sheet).toContain('<v>1234.5</v>');
    expect(sheet).not.toContain('Old Depot');
  });

  it('is a Word file as well', async () => {
    const { id } = await drafted([text('<p>Words</p>')], { title: 'Short' });
    const file = await asked(id, 'docx');
    expect(file.message).toBe('Rendering images... 1/3');
    await runWaitingJobs(oak, 'write-draft');
    const { headers, bytes } = await downloaded(file.id);
    expect(headers.get('content-disposition')).toContain('filename="Short.docx"');
    expect(strFromU8(unzipSync(bytes)['word/document.xml']!)).toContain('Words');
  });

  it('is not there where it fails, which is said', async () => {
    const { id } = await drafted([text('<p>Words</p>')]);
    const file = await asked(id, 'docx');
    const { row_version } = await draft(id);
    await oak.as('officer').call(changeDocument, { id, row_version, isDeleted: true });
    await runWaitingJobs(oak, 'write-draft');
    const message = 'Failed to export document in .docx format';
    expect(await fileAt(file.id)).toMatchObject({ status: 'error', message, fileName: null });
    expect(await note()).toMatchObject({ status: 'error', message });
  });

  it('names a map that takes longer than it may, and has all else', async () => {
    const { id } = await drafted([text('<p>Before the map</p>'), map(), text('<p>After it</p>')]);
    const [pdf, word] = [await asked(id), await asked(id, 'docx')];
    // Finding and drawing a map takes longer than ten milliseconds on any machine.
    await runWaitingJobs(oak, 'write-draft', { 'write-draft': draftFileJob(10) });
    expect((await fileAt(pdf.id)).status).toBe('success');
    const missing = 'The map “Where homes could go” is missing here';
    const read = await readPdf(inZip((await downloaded(pdf.id)).bytes, '.pdf'));
    const rest = [
      'Before the map',
      'After it',
      'Mill Lane',
      '1,234.5',
      'Land that is kept',
      'Green belt',
      NOT_DRAWN,
    ];
    for (const told of [missing, ...rest]) expect(read.text).toContain(told);
    expect(read.tags.map(({ role }) => role)).not.toContain('Figure');
    const document = unzipSync(inZip((await downloaded(word.id)).bytes, '.docx'));
    const xml = strFromU8(document['word/document.xml']!);
    for (const told of [missing, ...rest]) expect(xml).toContain(told);
    expect(xml).not.toContain('<w:drawing');
    // The same draft with the limit that it has.
    const again = await asked(id);
    await runWaitingJobs(oak, 'write-draft');
    const whole = await readPdf(inZip((await downloaded(again.id)).bytes, '.pdf'));
    expect(whole.text).not.toContain('is missing here');
    expect(whole.tags.map(({ role }) => role)).toContain('Figure');
  });

  it('is for the officer who asked for it, and goes after a day', async () => {
    const { id } = await drafted([text('<p>Words</p>')]);
    const file = await asked(id);
    await runWaitingJobs(oak, 'write-draft');
    const path = `/documents/files/${file.id}`;
    for (const [who, status] of [
      ['signed-out', 401],
      ['resident', 403],
      ['officer', 404],
    ] as const) {
      expect((await oak.as(who).get(path)).status).toBe(status);
      expect((await oak.as(who).get(`${path}/download`)).status).toBe(status);
    }
    expect((await elm.as('viewer').get(path)).status).toBe(404);
    const { status } = await elm
      .as('viewer')
      .post(`/documents/drafts/${id}/files`, { json: { format: 'pdf' } });
    expect(status).toBe(404);
    const odd = await viewer().post(`/documents/drafts/${id}/files`, { json: { format: 'exe' } });
    expect(odd.status).toBe(400);
    await tidyDraftFiles();
    expect((await downloaded(file.id)).bytes.byteLength).toBeGreaterThan(1000);
    const { url } = await viewer().call(downloadDraftFile, { id: file.id, as: 'link' });
    await inSchemaOf(oak, async (tx) => {
      await sql`update draft_files set finished_at = now() - interval '25 hours' where id = ${file.id}`.execute(
        tx,
      );
    });
    await tidyDraftFiles();
    expect((await viewer().get(path)).status).toBe(404);
    expect((await fetch(url)).ok).toBe(false);
  });
});

describe('the file of a published document', () => {
  it('shows the sites of its map as they were published', async () => {
    const { id } = await drafted([map()], { title: 'Published plan' });
    const { edition } = await publish(id);
    const { status, bytes } = await page(`/p/document/${id}/editions/${edition}/download/pdf`, oak);
    expect(status).toBe(200);
    const pdf = await readPdf(inZip(bytes, '.pdf'));
    // In the table, and as letters of the picture.
    expect(pdf.text.split('Mill Lane').length).toBeGreaterThan(2);
    expect(pdf.text).toContain(HOSTILE);
    expect(pdf.text).toContain('Published plan');
    expect(pdf.text).not.toContain('missing');
  });
});
