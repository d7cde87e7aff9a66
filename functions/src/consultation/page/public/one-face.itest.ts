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
