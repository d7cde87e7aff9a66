import { describe, expect, it } from 'vitest';
import { type Council, newCouncil } from '../../platform/testing/council.ts';
import { addConsultation } from '../consultations/contract.ts';
import { made, mapBlock, section } from './testing/made-edition.ts';
import { putEdition, takeEdition } from './testing/put-edition.ts';
import { readingCouncils } from './testing/reading-councils.ts';

const { oak, elm, page, plan } = readingCouncils();

describe('a published document', () => {
  it('is read whole, with its sections under one another, before any script', async () => {
    const id = await putEdition(oak(), plan());
    const { status, html } = await page(`/p/document/${id}`, oak());
    expect(status).toBe(200);
    const [, script] = html.split('<script');
    expect((await page('/p/document', oak())).html).toMatch(
      /<meta name="description" content="What Council \w+ consults on [^"]+"\/>/,
    );
    const { html: told } = await page(
      `/p/document/${await putEdition(oak(), { ...plan('Told'), subtitle: 'How "we" grow' })}`,
      oak(),
    );
    expect(told).toContain('<meta property="og:description" content="How &quot;we&quot; grow"/>');
    expect(script).toMatch(/^ type="module" src="\/islands.js"><\/script><\/body><\/html>\s*$/);
    expect(html).toContain('<h1>Local plan</h1>');
    expect(html).toMatch(/<h2 id="[\w-]+"[^>]*><span class="number">1<\/span> Homes<\/h2>/);
    expect(html).toMatch(
      /<h3 id="[\w-]+"[^>]*><span class="number">1.1<\/span> In the north<\/h3>/,
    );
    expect(html).toContain('<p>We need <strong>homes</strong>.</p><h3>Where</h3>');
    expect(html).toContain('alt="A map of two sites in the north of the city"');
    expect(html).toContain('Proposed sites Site information');
    for (const words of ['Mill Lane', 'Ouseburn', 'Hectares', 'Dock Road'])
      expect(html).toContain(words);
    expect(html).not.toContain('All Documents</span>');
  });

  it('is missing once withdrawn, and to another council', async () => {
    const id = await putEdition(oak(), plan('Short-lived'));
    expect((await page(`/p/document/${id}`, elm())).status).toBe(404);
    expect((await page('/p/document', oak())).html).toContain('Short-lived');
    expect((await page('/p/document', elm())).html).not.toContain('Short-lived');
    await takeEdition(oak(), id);
    const gone = await page(`/p/document/${id}`, oak());
    expect(gone.status).toBe(404);
    expect(gone.html).toContain('This page is not here');
    expect(gone.headers.get('cache-control')).toBe('no-store');
    expect((await page('/p/document', oak())).html).not.toContain('Short-lived');
    for (const odd of ['x', '0', '-1', '999999999999999', `${id}/editions/1`])
      expect((await page(`/p/document/${odd}`, oak())).status).toBe(404);
  });

  it('is not there where the council has no consultations, nor is the list', async () => {
    const ash = await newCouncil({ off: ['consultation pages'] });
    const id = await putEdition(ash, plan());
    expect((await page(`/p/document/${id}`, ash)).status).toBe(404);
    expect((await page('/p/document', ash)).status).toBe(404);
  });

  it('is where the address of the list leads in a council without a landing page', async () => {
    const ash = await newCouncil({ off: ['landing page'] });
    expect((await page('/p/document', ash)).status).toBe(404);
    const [first, second] = [await putEdition(ash, plan()), await putEdition(ash, plan('Newer'))];
    const list = await page('/p/document', ash);
    expect(list.html).toContain('<h1>Newer</h1>');
    expect(list.html).not.toContain('All Documents</span>');
    await takeEdition(ash, second);
    expect((await page('/p/document/all', ash)).html).toContain('<h1>Local plan</h1>');
    await takeEdition(ash, first);
  });

  it('shows what it was given as words, never as marks of the page', async () => {
    const hostile = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
    const caption = `Caption ${hostile}`;
    const sites = [
      { id: 1, name: hostile, reference: hostile, info: [{ title: hostile, value: hostile }] },
    ];
    const layers = [
      { layerId: 'a', name: hostile, description: hostile, colour: 'red;}</style><script>' },
    ];
    const blocks = [
      mapBlock(1, { caption, words: hostile, sites, layers, attribution: [hostile] }),
    ];
    const id = await putEdition(oak(), {
      ...made(hostile, [section('1', hostile, blocks)]),
      subtitle: hostile,
    });
    for (const path of [`/p/document/${id}`, '/p/document']) {
      const { html } = await page(path, oak());
      expect(html).toContain('&lt;script&gt;alert(1)');
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html).not.toContain('<img src=x');
    }
    await takeEdition(oak(), id);
  });

  it('is kept for less than a minute, and known by its tag', async () => {
    const id = await putEdition(oak(), plan());
    const { headers } = await page(`/p/document/${id}`, oak());
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=[1-5]?\d$/);
    expect(headers.get('set-cookie')).toBeNull();
    const again = { 'if-none-match': headers.get('etag')! };
    expect((await page(`/p/document/${id}`, oak(), again)).status).toBe(304);
  });
});

describe('the files of an edition', () => {
  it('are kept by readers and the CDN for five minutes, known by their tag, gone once withdrawn, run nothing, and are those of this council and edition', async () => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const id = await putEdition(oak(), plan(), { files: { 'maps/a-1.svg': picture } });
    const address = `/p/document/${id}/editions/1/maps/a-1.svg`;
    const { status, html, headers } = await page(address, oak());
    expect([status, html]).toEqual([200, picture]);
    expect(headers.get('content-type')).toContain('image/svg+xml');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const known = { 'if-none-match': headers.get('etag')! };
    expect((await page(address, oak(), known)).status).toBe(304);
    expect((await page(address, elm())).status).toBe(404);
    for (const other of ['editions/2/maps/a-1.svg', 'editions/1/maps/b.svg', 'editions/1/../1/x'])
      expect((await page(`/p/document/${id}/${other}`, oak())).status).toBe(404);
    await takeEdition(oak(), id);
    expect((await page(address, oak(), known)).status).toBe(404);
  });
});

describe('the addresses of its files', () => {
  it('name the council where its own address does, on hosts that tell none', async () => {
    const id = await putEdition(oak(), plan());
    const sources = async (query: string) => {
      const { html } = await page(`/p/document/${id}${query}`, oak());
      return [...html.matchAll(/<img src="([^"]*maps[^"]*)"|data-map="([^"]*)"/g)].map(
        ([, source, data]) => source ?? data,
      );
    };
    const named = await sources(`?tenant=${oak().shortName}`);
    expect(named).toHaveLength(2);
    for (const address of named) {
      expect(address).toMatch(new RegExp(`/editions/1/maps/.*\\?tenant=${oak().shortName}$`));
    }
    expect((await sources('')).map((address) => address?.split('?')[1])).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('the foot of a page', () => {
  const feedback = async (council: Council) =>
    /<footer[^]*<a href="([^"]*)">Leave feedback<\/a>[^]*<\/footer>/.exec(
      (await page('/p/document', council)).html,
    )?.[1];

  it('leads to the form for feedback, or to the council’s own widget where that is an address', async () => {
    expect(await feedback(oak())).toBe('/feedback');
    const withWidget = (feedbackWidgetUrl: string) => newCouncil({ record: { feedbackWidgetUrl } });
    const address = 'https://feedback.example/ours';
    expect(await feedback(await withWidget(address))).toBe(address);
    expect(await feedback(await withWidget('javascript:alert(1)'))).toBe('/feedback');
  });
});

describe('the list', () => {
  it('says so where nothing is published, and puts what closes first at the top', async () => {
    const fir = await newCouncil();
    expect((await page('/p/document/all', fir)).html).toContain('No documents are published yet');
    const closing = async (name: string, closesAt: string) => {
      const { consultation: made } = await fir.as('officer').call(addConsultation, {
        name,
        kind: 'Publication (regulation 19)',
        opensAt: '2020-01-01T09:00',
        closesAt,
      });
      await putEdition(fir, plan(name), { consultationId: made.id });
    };
    await closing('Long ago', '2020-02-01T17:00');
    await putEdition(fir, plan('To read'));
    await closing('Far away', '2191-01-01T17:00');
    await closing('Sooner', '2190-01-01T17:00');
    const { html } = await page('/p/document', fir);
    const titles = [...html.matchAll(/<h2 dir="auto"><a href="\/p\/document\/\d+">([^<]*)</g)];
    expect(titles.map(([, title]) => title)).toEqual(['Sooner', 'Far away', 'To read', 'Long ago']);
    const [, address] = /href="(\/p\/document\/\d+)"/.exec(html) ?? [];
    expect((await page(address!, fir)).html).toContain('All Documents</span>');
  });

  it('has pages, which links lead to, and says how many documents there are', async () => {
    const yew = await newCouncil();
    const named = Array.from({ length: 45 }, (_, at) => `Plan ${at}`);
    for (const title of named) await putEdition(yew, plan(title));
    const titles: string[] = [];
    const links: (string | undefined)[][] = [];
    let next: string | undefined = '/p/document?tenant=x';
    while (next !== undefined && links.length < 5) {
      const { html }: { html: string } = await page(next, yew);
      titles.push(
        ...[...html.matchAll(/<h2 dir="auto"><a [^>]*>([^<]*)</g)].map(([, title = '']) => title),
      );
      expect(html).toMatch(/role="status">45 documents, \d+ to \d+ on this page</);
      links.push([...html.matchAll(/aria-label="(Page \d+ of 3)"/g)].map(([, said]) => said));
      expect(html.match(/aria-current="page"/g)).toHaveLength(1);
      next = /<a rel="next" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(titles.toSorted()).toEqual(named.toSorted());
    const all = ['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3'];
    expect(links).toEqual([all, all, all]);
    const { html } = await page('/p/document?page=2', yew);
    expect(html).toContain('<a rel="prev" href="/p/document">');
    expect(html).toContain('45 documents, 21 to 40 on this page');
    expect(html).toMatch(/<title>All documents, page 2 of 3 – /);
    const [first, last] = [
      (await page('/p/document', yew)).html,
      (await page('/p/document?page=3', yew)).html,
    ];
    for (const asked of ['0', '-1', 'x', '2.5', '1e3', '0x10'])
      expect((await page(`/p/document?page=${asked}`, yew)).html).toBe(first);
    for (const asked of ['4', '50000', '99999999999999999999'])
      expect((await page(`/p/document?page=${asked}`, yew)).html).toBe(last);
    expect(last).toContain('45 documents, 41 to 45 on this page');
    // One page has no links to others.
    const ash = await newCouncil();
    await putEdition(ash, plan());
    const alone = (await page('/p/document', ash)).html;
    expect(alone).toContain('role="status">1 document<');
    expect(alone).not.toContain('class="pages"');
  });
});
