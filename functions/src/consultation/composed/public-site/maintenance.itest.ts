import { beforeEach, describe, expect, it } from 'vitest';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { asOwner } from '../../../platform/testing/owner.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { made, section, textBlock } from '../../public-documents/testing/made-edition.ts';
import { putEdition } from '../../public-documents/testing/put-edition.ts';
import { pagesServed } from './testing/served-pages.ts';

useWorld();

const page = pagesServed();
const WORDS = 'We&#x27;re planning something big.';

let oak: Council;
let id = 0;
beforeEach(async () => {
  oak = await newCouncil();
  id = await putEdition(
    oak,
    made('Local plan', [section('1', 'Homes', [textBlock(1, '<p>We need homes.</p>')])]),
  );
});

const maintain = (record: object) =>
  asOwner(({ client }) =>
    inOwnerTransaction(client, () =>
      client.query(
        'update platform.tenants set record = record || $2::jsonb where short_name = $1',
        [oak.shortName, JSON.stringify(record)],
      ),
    ),
  );
const pageStatus = (route: string, until: string | null, active = true) =>
  maintain({
    page_maintenance_status: [{ route, maintenanceActive: active, maintenanceActiveUntil: until }],
  });
const statusOf = async (path: string) => (await page(path, oak)).status;

describe('while a council is under maintenance', () => {
  it('the public reads so in place of every page, which nothing keeps, and the document again after it', async () => {
    await maintain({ global_maintenance_active: true });
    for (const path of [
      `/p/document/${id}`,
      '/p/document',
      '/p/representations',
      `/p/document/${id}/attachments`,
      `/p/document/${id}/editions/1/download/pdf`,
      `/p/document/${id}/state`,
    ]) {
      const { status, headers, html } = await page(path, oak);
      expect([path, status]).toEqual([path, 503]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(html).toContain(`<h1>${WORDS}</h1>`);
      expect(html).not.toContain('We need homes');
    }
    await maintain({ global_maintenance_active: false });
    expect((await page(`/p/document/${id}`, oak)).html).toContain('We need homes');
  });

  it('a Back link leads to the page of the council that one came from, and nowhere else', async () => {
    await maintain({ global_maintenance_active: true });
    const backFrom = async (referer: string) => {
      const headers = { referer, 'x-forwarded-host': 'localhost:5000' };
      const { html } = await page(`/p/document/${id}`, oak, headers);
      return /<a href="([^"]*)">Back<\/a>/.exec(html)?.[1];
    };
    expect(await backFrom('http://localhost:5000/p/representations?page=2')).toBe(
      '/p/representations?page=2',
    );
    expect(await backFrom('https://evil.test/p/representations')).toBe('/');
    expect(await backFrom(`http://localhost:5000/p/document/${id}`)).toBe('/');
    expect(await backFrom('javascript:alert(1)')).toBe('/');
    expect(await backFrom('http://localhost:5000//evil.test/x')).toBe('/');
  });
});

describe('while one page is under maintenance', () => {
  it('is told until its end, for what belongs to the page and nothing besides', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await pageStatus('/p/document/:documentId', until);
    const { status, headers, html } = await page(`/p/document/${id}`, oak);
    expect(status).toBe(503);
    expect(html).toContain(WORDS);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds > 3000 && seconds <= 3600).toBe(true);
    expect(await statusOf(`/p/document/${id}/attachments`)).toBe(503);
    expect(await statusOf('/p/document')).toBe(200);
    expect(await statusOf('/p/representations')).toBe(200);
  });

  it('the list may be, and its documents not; all of it may be', async () => {
    await pageStatus('/p/document', null);
    expect([await statusOf('/p/document'), await statusOf('/p/document/all')]).toEqual([503, 503]);
    expect(await statusOf(`/p/document/${id}`)).toBe(200);
    // The app's own pages are not the public's.
    for (const route of ['/', '/p']) {
      await pageStatus(route, null);
      expect(await statusOf(`/p/document/${id}`)).toBe(200);
    }
    await pageStatus('/p/*', null);
    expect([await statusOf(`/p/document/${id}`), await statusOf('/p/representations')]).toEqual([
      503, 503,
    ]);
  });

  it('is there again once that is over, or switched off', async () => {
    await pageStatus('/p/document/:documentId', new Date(Date.now() - 1000).toISOString());
    expect(await statusOf(`/p/document/${id}`)).toBe(200);
    await pageStatus('/p/document/:documentId', null, false);
    expect(await statusOf(`/p/document/${id}`)).toBe(200);
  });
});
