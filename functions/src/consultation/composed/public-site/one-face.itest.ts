import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { typefaceFiles } from '../../../platform/typeface/files.ts';
import { made, section, textBlock } from '../../public-documents/testing/made-edition.ts';
import { putEdition } from '../../public-documents/testing/put-edition.ts';
import { pagesServed } from './testing/served-pages.ts';

useWorld();

const page = pagesServed();

let oak: Council;
let id = 0;
beforeAll(async () => {
  oak = await newCouncil({
    record: {
      mainColor: '#6a1b75',
      emails: { forDeletionReq: 'data@oak.test' },
      socialLinks: {
        contactUs: 'https://oak.test/contact',
        aboutUs: 'https://oak.test/about',
        mainLink: null,
        facebook: 'https://facebook.test/oak',
        twitter: 'javascript:alert(1)',
      },
    },
  });
  id = await putEdition(
    oak,
    made('Local plan', [section('1', 'Homes', [textBlock(1, '<p>We need homes.</p>')])]),
  );
}, 120_000);

/** How wide header, foot and page are, and in which letter they are set. */
const looks = (html: string) => ({
  letters: /body \{[^}]*font: [^;]*;/.exec(html)?.[0].replace(/^.*font:/, ''),
  loaded: /<link rel="preload" href="([^"]*)" as="font"/.exec(html)?.[1],
  header: /header\.top > div \{[^}]*max-width: [^;]*/.exec(html)?.[0].split('max-width: ')[1],
  foot: /\.foot \{ max-width: [^;]*/.exec(html)?.[0].split('max-width: ')[1],
  hasHeader: html.includes('<header class="top">'),
  hasFoot: html.includes('<footer class="foot">'),
});

const PUBLIC = ['/p/document', '/p/representations', '/p/cookies', '/p/accessibility'];

describe('every page of the public', () => {
  it('has one typeface, one header and one foot, whatever became of it', async () => {
    const first = await page(`/p/document/${id}`, oak);
    const look = looks(first.html);
    expect(look).toMatchObject({
      letters: expect.stringContaining("'Inter Variable'") as string,
      loaded: typefaceFiles.find(({ file }) => file === 'inter-latin-wght-normal.woff2')?.address,
      header: '72rem',
      foot: '72rem',
      hasHeader: true,
      hasFoot: true,
    });
    for (const { address } of typefaceFiles) expect(first.html).toContain(`src: url(${address})`);
    for (const path of [...PUBLIC, '/p/document/7654321', '/p/nothing', '/p/document?q=homes'])
      expect([path, looks((await page(path, oak)).html)]).toEqual([path, look]);
    const nobodys = await page('/p/document', oak, { 'x-tenant': 'nobodys' });
    expect([nobodys.status, looks(nobodys.html)]).toEqual([404, look]);
  });

  it('leads to the log in, also where there is no page', async () => {
    for (const path of ['/p/document', '/p/document/7654321', '/p/nothing'])
      expect([path, (await page(path, oak)).html.includes('href="/consultations/login"')]).toEqual([
        path,
        true,
      ]);
  });

  it('leads to no address with a name or password in it, of whatever day its edition is', async () => {
    const bad = 'https://officer:secret@oak.test/plan';
    const link = { words: bad, address: bad, inNewTab: false };
    const old = await putEdition(
      oak,
      made('Old plan', [
        section('1', 'Homes', [
          textBlock(
            2,
            `<p>Read <a href="${bad}">the plan</a> or <a href="https://oak.test">us</a></p>`,
          ),
          { id: '00000000-0000-4000-8000-000000000003', type: 'link', content: link },
        ]),
      ]),
    );
    const { html } = await page(`/p/document/${old}`, oak);
    expect(html).not.toMatch(/secret|officer:/);
    expect(html).toContain('<p>Read the plan or <a href="https://oak.test">us</a></p>');
    expect(html).toContain('https://oak.test/plan');
    const word = await page(`/p/document/${old}/editions/1/download/docx`, oak);
    expect(word.status).toBe(200);
    const parts = Object.values(unzipSync(word.bytes)).map((part) => strFromU8(part));
    expect(parts.join()).toContain('Read the plan');
    expect(parts.join()).not.toMatch(/secret|officer:/);
    const answer = await oak.as('signed-out').get(`/documents/${old}`);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|officer:/);
  });

  it('leads to the council elsewhere, by the links of its record that can be followed', async () => {
    for (const path of [...PUBLIC, `/p/document/${id}`, '/p/document/7654321']) {
      const { html } = await page(path, oak);
      const foot = html.slice(html.indexOf('<footer'));
      expect(foot).toContain('<a href="https://oak.test/contact">Contact us</a>');
      expect(foot).toContain('<a href="https://oak.test/about">About us</a>');
      expect(foot).toContain('<a href="https://facebook.test/oak" rel="noopener">Facebook</a>');
      expect(foot).not.toMatch(/javascript:|Main website|Twitter/);
    }
  });

  it('says on the page about data to whom one writes to have it deleted, and nowhere else', async () => {
    expect((await page('/p/privacy', oak)).html).toContain('<a href="mailto:data@oak.test">');
    expect((await page('/p/cookies', oak)).html).not.toContain('data@oak.test');
  });
});
