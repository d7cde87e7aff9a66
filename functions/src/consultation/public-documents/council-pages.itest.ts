import { beforeEach, describe, expect, it } from 'vitest';
import { twoCouncils, type Council, newCouncil } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { changeDocument } from '../documents/contract.ts';
import { withdrawDocument } from '../documents/contract/publishing.ts';
import { drafting } from '../documents/testing/drafted.ts';
import type { CouncilPageKind } from '../ground/public-frame/council-page-kinds.ts';
import { pagesServed } from '../composed/public-site/testing/served-pages.ts';

useWorld();

let oak: Council;
let elm: Council;
const page = pagesServed();
const { drafted, draft, publish } = drafting(() => oak);

beforeEach(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const change = async (id: number, what: object) => {
  const { row_version } = await draft(id);
  return oak.as('officer').patch(`/documents/drafts/${id}`, { json: { ...what, row_version } });
};

/** A document of this title that is a page of the council's. */
async function pageDocument(councilPage: CouncilPageKind, title = 'How we keep your data') {
  const { id } = await drafted(
    [{ type: 'textBlock', content: { html: `<p>The words of ${title}.</p>` } }],
    { title },
  );
  const { row_version } = await draft(id);
  await oak.as('officer').call(changeDocument, { id, councilPage, row_version });
  return id;
}

describe('the pages that a council must have', () => {
  it('say what holds of the product where the council has none, in its name and with its address', async () => {
    const ash = await newCouncil({ record: { emails: { forReply: 'plan@ash.test' } } });
    const told = {
      accessibility: 'level AA of the Web Content Accessibility Guidelines (WCAG) 2.2',
      privacy: 'Information Commissioner’s Office',
      cookies: '“__session” is set when you log in',
      terms: 'An answer counts as it was when the consultation closed',
    };
    for (const [kind, words] of Object.entries(told)) {
      const { status, html } = await page(`/p/${kind}`, ash);
      expect(status).toBe(200);
      expect(html).toContain(words);
      expect(html).toContain('<a href="mailto:plan@ash.test">plan@ash.test</a>');
      expect((await page(`/p/${kind}`, oak)).html).not.toContain('ash.test');
    }
    expect((await page('/p/contact', oak)).status).toBe(404);
    expect((await page('/p/privacy/more', oak)).status).toBe(404);
  });

  it('stand at the foot of every page of the public, of failures too', async () => {
    for (const path of ['/p/document', '/p/representations', '/p/cookies', '/p/document/7654321']) {
      const { html } = await page(path, oak);
      for (const kind of ['accessibility', 'privacy', 'cookies', 'terms'])
        expect(html).toContain(`<a href="/p/${kind}">`);
    }
  });

  it('say what the council wrote among its settings, as words', async () => {
    const ash = await newCouncil({ record: { privacyPolicy: 'First <b>part</b>\n\nSecond part' } });
    const { html } = await page('/p/privacy', ash);
    expect(html).toContain('First &lt;b&gt;part&lt;/b&gt;</p>');
    expect(html).toContain('Second part</p>');
    expect(html).not.toContain('Information Commissioner');
  });

  it('are a document once it is published, of its council alone, until it is withdrawn', async () => {
    const id = await pageDocument('privacy');
    expect((await page('/p/privacy', oak)).html).not.toContain('The words of');
    await publish(id);
    const { html } = await page('/p/privacy', oak);
    expect(html).toContain('<h1>How we keep your data</h1>');
    expect(html).toContain('The words of How we keep your data.');
    expect((await page('/p/cookies', oak)).html).not.toContain('The words of');
    expect((await page('/p/privacy', elm)).html).not.toContain('The words of');
    // It is no document to be answered.
    expect((await page('/p/document', oak)).html).not.toContain('How we keep your data');
    expect((await page(`/p/document/${id}`, oak)).status).toBe(200);
    await oak.as('officer').call(withdrawDocument, { id });
    const after = await page('/p/privacy', oak);
    expect(after).toMatchObject({ status: 200 });
    expect(after.html).not.toContain('The words of');
    expect(after.html).toContain('Information Commissioner');
  });

  it('are one document each: a second, a template and an unknown kind are refused beside the field', async () => {
    const first = await pageDocument('terms', 'Our terms');
    const second = (await drafted([])).id;
    const refused = await change(second, { councilPage: 'terms' });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        error: { fields: { councilPage: expect.stringContaining('“Our terms” is this page') } },
      },
    });
    expect((await change(second, { councilPage: 'imprint' })).status).toBe(400);
    expect((await change(first, { councilPage: null })).status).toBe(200);
    expect((await change(second, { councilPage: 'terms' })).status).toBe(200);
    expect((await draft(first)).councilPage).toBeNull();
    expect((await draft(second)).councilPage).toBe('terms');
    // Another change leaves it what it is.
    await change(second, { title: 'Terms of use' });
    expect((await draft(second)).councilPage).toBe('terms');
  });

  it('are of one of two documents for which officers choose the same at once', async () => {
    const ids = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map(async (title) => (await drafted([], { title })).id),
    );
    const answers = await Promise.all(ids.map((id) => change(id, { councilPage: 'terms' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('give way where one is restored after another took its place', async () => {
    const first = await pageDocument('cookies', 'Our cookies');
    await change(first, { isDeleted: true });
    const second = await pageDocument('cookies', 'Our new cookies');
    const { status } = await oak.as('officer').patch(`/documents/drafts/${first}`, {
      json: { isDeleted: false, row_version: 3 },
    });
    expect(status).toBe(200);
    expect((await draft(first)).councilPage).toBeNull();
    expect((await draft(second)).councilPage).toBe('cookies');
  });

  it('are chosen by those who write documents', async () => {
    const { id } = await drafted([]);
    const json = { councilPage: 'terms', row_version: 1 };
    for (const [who, status] of [
      ['viewer', 403],
      ['resident', 403],
      ['signed-out', 401],
    ] as const)
      expect((await oak.as(who).patch(`/documents/drafts/${id}`, { json })).status).toBe(status);
    expect((await elm.as('officer').patch(`/documents/drafts/${id}`, { json })).status).toBe(404);
    expect((await draft(id)).councilPage).toBeNull();
  });
});
