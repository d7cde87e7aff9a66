import { describe, expect, it } from 'vitest';
import { putEdition, takeEdition } from '../../public-documents/testing/put-edition.ts';
import { planOnPaper } from './testing/plan-on-paper.ts';

const { oak, elm, page, plan, files, download, unzipped, cellsOf } = planOnPaper();

describe('the spreadsheet of sites', () => {
  it('tells what the maps tell, a line for each site of each map', async () => {
    const id = await putEdition(oak(), plan(), { files });
    const { sheet } = unzipped((await page(download(id, 'docx'), oak())).bytes);
    expect(cellsOf(sheet)).toEqual([
      ['id', 'site_name', 'helaa_reference', 'Map', 'Ward', 'Size: Hectares'],
      ['1', 'Mill Lane', 'A12', 'Proposed sites', 'Ouseburn', '1.25'],
      ['2', 'Dock Road', 'Proposed sites'],
    ]);
  });
});

describe('the address of a file', () => {
  it('is there for the edition that is public, in its council, and for nothing else', async () => {
    const id = await putEdition(oak(), plan('Short-lived'), { files });
    const statusAt = async (path: string, council = oak()) => (await page(path, council)).status;
    expect(await statusAt(download(id, 'pdf'))).toBe(200);
    expect(await statusAt(download(id, 'pdf'), elm())).toBe(404);
    for (const odd of [download(id, 'pdf', 2), download(id, 'exe'), download(999_999, 'pdf')])
      expect(await statusAt(odd)).toBe(404);
    await takeEdition(oak(), id);
    const gone = await page(download(id, 'pdf'), oak());
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control')).toBe('no-store');
    expect(gone.html).toContain('<h1>Failed to export document in .pdf format</h1>');
    expect(gone.html).toContain(`<a href="/p/document/${id}">Back to the document</a>`);
    // What is no address of a file is told like any other address.
    expect((await page(download(id, 'exe'), oak())).html).toContain('This page is not here');
  });

  it('is in the header of the page, as plain links', async () => {
    const id = await putEdition(oak(), plan('Linked'), { files });
    const { html } = await page(`/p/document/${id}`, oak());
    expect(html).toMatch(new RegExp(`href="${download(id, 'pdf')}">PDF<small>ZIP`));
    expect(html).toMatch(new RegExp(`href="${download(id, 'docx')}">DOC`));
  });

  it('serves a crowd once for each file, and tells whom it has no room for to come again', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, at) => putEdition(oak(), plan(`Crowd ${at}`), { files })),
    );
    const answers = await Promise.all(
      [...ids, ...ids].map((id) => page(download(id, 'pdf'), oak())),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(10);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, html } of refused) {
      expect(headers.get('retry-after')).toBe('60');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(html).toContain('<h1>Failed to export document in .pdf format</h1>');
      expect(html).toMatch(/<a href="\/p\/document\/\d+">Back to the document<\/a>/);
    }
    // There is room again.
    for (const id of ids) expect((await page(download(id, 'pdf'), oak())).status).toBe(200);
  });
});
