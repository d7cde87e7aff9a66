import { describe, expect, it } from 'vitest';
import { newCouncil } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { putText } from '../texts/contract.ts';
import { redacted, usePublishing } from './testing/publishing.ts';

useWorld();

const { council, page, published, registered, step } = usePublishing();
const officer = () => council().as('officer');

describe('the public list', () => {
  it('finds by words, consultation and attitude, and shows nothing of another council', async () => {
    const badger = await published({
      text: 'Badgers live on the <b>meadow</b>.',
      attitude: 'Oppose',
    });
    const otter = await published({ text: 'Otters live in the brook.', attitude: 'Support' });
    const { html } = await page('/p/representations?q=badgers');
    expect(html).toContain(`/p/representations/${badger}"`);
    expect(html).not.toContain(`/p/representations/${otter}"`);
    expect(html).toContain('&lt;b&gt;meadow&lt;/b&gt;');
    const supporting = await page('/p/representations?attitude=Support');
    expect(supporting.html).toContain('Otters live');
    expect(supporting.html).not.toContain('Badgers live');
    expect((await page('/p/representations?consultation=No+such+plan')).html).toContain(
      'No representations match',
    );
    expect((await page('/p/representations?q=100%25')).html).toContain('No representations match');
    const elm = await newCouncil();
    expect((await page('/p/representations', elm)).html).toContain(
      'Nothing has been published yet',
    );
    expect((await page(`/p/representations/${badger}`, elm)).status).toBe(404);
  });

  it('has pages, which links lead to with what was asked, and says how many there are', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 21; at += 1) ids.push(await published({ text: `Heron ${at}.` }));
    const first = (await page('/p/representations?q=heron')).html;
    expect(first).toContain('role="status">21 representations<');
    const next = /<a rel="next" href="([^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&');
    expect(next).toBe('/p/representations?q=heron&page=2');
    const second = (await page(next!)).html;
    expect(second).toContain('<a rel="prev" href="/p/representations?q=heron">');
    expect(second).toMatch(/aria-label="Page 2 of 2" aria-current="page">2</);
    expect(first).toMatch(/<title>Representations – /);
    for (const [asked, is] of [
      ['0', 1],
      ['-1', 1],
      ['x', 1],
      ['2.5', 1],
      ['1e3', 1],
      ['0x10', 1],
      ['50000', 2],
      ['99999999999999999999', 2],
    ] as const)
      expect([asked, (await page(`/p/representations?q=heron&page=${asked}`)).html]).toEqual([
        asked,
        is === 1 ? first : second,
      ]);
    expect(second).toMatch(/<title>Representations, page 2 of 2 – /);
    expect(second).toContain('start="21"');
    const nothing = (await page('/p/representations?q=no+such+bird&page=7')).html;
    expect(nothing).toContain('No representations match');
    expect(nothing).not.toContain('aria-current="page"');
    const shown = [...(first + second).matchAll(/<h2><a href="[^"]*\/(\d+)">/g)];
    expect(shown.map(([, id]) => Number(id)).toSorted()).toEqual(ids.toSorted());
  }, 180_000);

  it('shows a text that is read from right to left from its own side', async () => {
    const id = await published({ text: 'نحتاج إلى منازل\n\nWe need homes' });
    const { html } = await page(`/p/representations/${id}`);
    expect(html).toContain('<p dir="auto">نحتاج إلى منازل</p><p dir="auto">We need homes</p>');
  });

  it('is a page without scripts, kept by the CDN for less than a minute', async () => {
    const { status, html, headers } = await page('/p/representations');
    expect(status).toBe(200);
    expect(html).not.toContain('<script');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=[1-5]?\d$/);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
    const known = { 'if-none-match': `W/${headers.get('etag')}` };
    expect(await page('/p/representations', council(), known)).toMatchObject({
      status: 304,
      html: '',
    });
    for (const odd of [
      '?page=99999999999',
      '?page=-1',
      '?page=x',
      `?q=${'x'.repeat(5000)}`,
      '?q=%00',
    ])
      expect((await page(`/p/representations${odd}`)).status).toBe(200);
    for (const gone of ['/p/representations/abc', '/p/representations/1/2', '/p/other'])
      expect((await page(gone)).status).toBe(404);
  });

  it('gives the same to the byte for two texts that differ in redacted words alone', async () => {
    const texts = ['0191 498 0000', '+44 (0)20 7946 0000, or my sister’s after six'];
    const seen: string[][] = [];
    for (const words of texts) {
      const { id } = await registered({ text: `Please call ${words} about the lane.` });
      await officer().call(putText, { id, document: redacted(words), revision: 0 });
      await step('officer', id, 'ask');
      await step('admin', id, 'approve');
      await step('officer', id, 'publish');
      const viewer = council().as('viewer');
      const answers = [
        (await page(`/p/representations/${id}`)).html,
        (await page(`/p/representations?q=${encodeURIComponent('about the lane')}&page=1`)).html,
        (await page('/p/representations?q=sister')).html.replace('value="sister"', ''),
        ...(await Promise.all(
          ['', '/public-text', '/history', '/publication'].map(async (rest) =>
            JSON.stringify((await viewer.get(`/consultations/representations/${id}${rest}`)).body),
          ),
        )),
      ];
      seen.push(
        answers.map((answer) =>
          answer
            .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
            .replaceAll(/"(?:history_id|id|change_id)":(?:\d+|"[^"]*")/g, 'NUMBER')
            .replaceAll(new RegExp(`(representations/|Representation |>)${id}\\b`, 'g'), '$1ID'),
        ),
      );
      await step('officer', id, 'withdraw');
    }
    expect(seen[0]).toHaveLength(7);
    for (const [at, answer] of (seen[0] ?? []).entries()) {
      expect(answer).not.toMatch(/0191|sister/);
      expect(seen[1]?.[at]).toBe(answer);
    }
  });
});
