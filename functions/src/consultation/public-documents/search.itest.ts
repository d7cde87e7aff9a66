import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db.ts';
import { type Council, newCouncil, twoCouncils } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { spendLimit } from '../../platform/testing/spend-limit.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { drafting } from '../documents/testing/drafted.ts';
import { withdrawDocument } from '../documents/contract/publishing.ts';
import { pagesServed } from '../composed/public-site/testing/served-pages.ts';

useWorld();

let oak: Council;
let elm: Council;
const page = pagesServed();
const { drafted, publish } = drafting(() => oak);

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const text = (words: string) => ({ type: 'textBlock', content: { html: words } }) as const;
const published = async (title: string, ...words: string[]) => {
  const { id, ids } = await drafted(words.map(text), { title });
  await publish(id);
  return { id, ids };
};
const found = (query: string, council = oak) => page(`/p/document?${query}`, council);

/** Where the links of the results lead, in their order. */
const places = (html: string) =>
  [...html.matchAll(/<li><a href="(\/p\/document\/\d+)(?:\?[^#"]*)?#([\w-]+)/g)].map(
    ([, address, place]) => `${address}#${place}`,
  );

describe('a search in documents', () => {
  it('leads to the places where all the words stand, in the order of reading', async () => {
    const water = await published(
      'Water plan',
      '<p>The <strong>river</strong> floods in winter.</p>',
      '<p>Nothing here.</p>',
      '<p>In winter nobody swims in the RIVER.</p>',
    );
    await published('Road plan', '<p>The road along the river.</p>');
    const { status, html, headers } = await found('q=winter+river');
    expect(status).toBe(200);
    expect(places(html)).toEqual([
      `/p/document/${water.id}#${water.ids[0]}`,
      `/p/document/${water.id}#${water.ids[2]}`,
    ]);
    expect(html).toContain('2 places in 1 document for “winter river”');
    expect(html).toMatch(/The <mark>river<\/mark> floods in <mark>winter<\/mark>/);
    expect(headers.get('set-cookie')).toBeNull();
    const { html: roads } = await found('q=ROAD');
    expect(roads).toContain('Road plan');
    expect(roads).not.toContain('Water plan');
  });

  it('stays in one document where that is asked', async () => {
    const one = await published('Tree plan', '<p>Oaks and limes.</p>');
    await published('Lime plan', '<p>Limes only.</p>');
    const { html } = await found(`q=limes&within=${one.id}`);
    expect(places(html)).toEqual([`/p/document/${one.id}#${one.ids[0]}`]);
    expect(html).toContain('1 place for “limes” in Tree plan');
    const { html: itself } = await page(`/p/document/${one.id}`, oak);
    expect(itself).toContain(`<input type="hidden" name="within" value="${one.id}"/>`);
  });

  it('takes what is typed as words, and says so where there is nothing', async () => {
    await published('Percent plan', '<p>100 homes, 20% of them flats_ &amp; more</p>');
    expect(places((await found('q=20%25')).html)).toHaveLength(1);
    expect(places((await found('q=2_%25')).html)).toHaveLength(0);
    expect(places((await found('q=(flats')).html)).toHaveLength(1);
    expect(places((await found('q=%E2%80%9C100+homes%E2%80%9D')).html)).toHaveLength(1);
    const { html } = await found(`q=${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(html).toContain('Nothing was found for “&lt;script&gt;');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect((await found('q=')).html).toContain('All documents</h1>');
  });

  it('finds nothing that is a draft, withdrawn, or another council’s', async () => {
    const { id } = await published('Secret plan', '<p>Zanzibar</p>');
    await drafted([text('<p>Zanzibar in a draft</p>')]);
    expect(places((await found('q=zanzibar')).html)).toHaveLength(1);
    expect(places((await found('q=zanzibar', elm)).html)).toEqual([]);
    expect((await found(`q=zanzibar&within=${id}`, elm)).status).toBe(404);
    await oak.as('officer').call(withdrawDocument, { id });
    expect(places((await found('q=zanzibar')).html)).toEqual([]);
    expect((await found(`q=zanzibar&within=${id}`)).status).toBe(404);
    expect((await found('q=zanzibar&within=x')).status).toBe(200);
  });

  it('tells of ten documents a page, with links to the other pages', async () => {
    const { id } = await published('First of many', '<p>Quokka</p>');
    await inSchemaOf(oak, async (tx) => {
      await sql`
        with made as (
          insert into documents (title) select 'Copy ' || n from generate_series(1, 12) n returning id
        )
        insert into published_documents (document_id, edition, title, content, search_text)
        select made.id, 1, 'Copy', p.content, p.search_text
          from made cross join published_documents p where p.document_id = ${id}`.execute(tx);
    });
    const { html } = await found('q=quokka');
    expect(places(html)).toHaveLength(10);
    expect(html).toContain('13 documents for “quokka”: page 1 of 2');
    const next = /<a rel="next" href="([^"]*)">/.exec(html)?.[1];
    expect(next).toBe('/p/document?q=quokka&amp;page=2');
    const second = await found('q=quokka&page=2');
    expect(places(second.html)).toHaveLength(3);
    expect(new Set([...places(html), ...places(second.html)].map(String)).size).toBe(13);
    expect(second.html).toMatch(/<title>Search in documents, page 2 of 2 – /);
    for (const asked of ['3', '50000', '99999999999999999999'])
      expect((await found(`q=quokka&page=${asked}`)).html).toBe(second.html);
    for (const asked of ['0', '-1', 'x', '2.5', '1e3'])
      expect((await found(`q=quokka&page=${asked}`)).html).toBe(html);
  });

  it('tells of eight places of a document, with a link to all of them, and those by pages', async () => {
    const { id } = await published('Many places', '<p>Wombat</p>');
    await inSchemaOf(oak, async (tx) => {
      // Each row of the one section is one place.
      await sql`
        update published_documents set content = jsonb_set(content, '{sections,0,rows}', (
          select jsonb_agg(jsonb_build_array(jsonb_set(content #> '{sections,0,rows,0,0}', '{id}',
                                                       to_jsonb('00000000-0000-4000-9000-' || lpad(n::text, 12, '0')))))
            from generate_series(1, 105) n))
         where document_id = ${id}`.execute(tx);
    });
    const { html } = await found('q=wombat');
    expect(places(html)).toHaveLength(8);
    expect(html).toContain(
      `<a href="/p/document?q=wombat&amp;within=${id}">and 97 more in this document</a>`,
    );
    const all = await found(`q=wombat&within=${id}`);
    expect(places(all.html)).toHaveLength(100);
    expect(all.html).toContain('105 places for “wombat” in Many places');
    expect(all.html).toContain(`href="/p/document?q=wombat&amp;within=${id}&amp;page=2"`);
    const { html: rest } = await found(`q=wombat&within=${id}&page=2`);
    expect(places(rest)).toHaveLength(5);
    expect((await found(`q=wombat&within=${id}&page=50000`)).html).toBe(rest);
    expect(rest).toContain('105 places for “wombat” in Many places');
  });

  it('finds a document by its title, and is not upset by odd letters', async () => {
    const { id } = await published('Harbour plan', '<p>Boats.</p>');
    const { html } = await found('q=harbour');
    expect(html).toMatch(
      new RegExp(`<li><a href="/p/document/${id}">Harbour plan</a><p><mark>Harbour</mark> plan`),
    );
    expect(html).toContain('1 place in 1 document for “harbour”');
    expect((await found('q=har%00bour')).html).toContain('1 place in 1 document');
    expect((await found(`q=${'x'.repeat(99)}%F0%9F%98%80&within=${id}`)).status).toBe(200);
  });

  it('is refused where too many came from one address, with a page that says when to come again', async () => {
    const lime = await newCouncil();
    const of = (address: string, path = '/p/document?q=limes') =>
      page(path, lime, { 'x-forwarded-for': address });
    expect((await of('203.0.113.1')).status).toBe(200);
    await spendLimit(lime, 'document-search');
    const { status, headers, html } = await of('203.0.113.1');
    expect([status, headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(html).toContain('<h1>Too many searches</h1>');
    expect(html).toContain('<a href="/p/document">All documents</a>');
    // What anybody writes into the header is not their address: none of our proxies said it.
    expect((await of('203.0.113.2')).status).toBe(429);
    expect((await of('203.0.113.1', '/p/document')).status).toBe(200);
    expect((await found('q=limes')).status).toBe(200);
  });
});
