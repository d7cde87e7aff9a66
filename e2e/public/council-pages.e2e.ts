import { expect, it } from 'vitest';
import { askedOf } from '../support/asked-document.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(1);

it('an officer makes a document the council’s privacy policy, which everybody finds at the foot of every page', async () => {
  const reader = await emptyPage(visit({ tenant: council }));
  await reader.goto('/p/document');
  for (const name of [
    'Accessibility statement',
    'Privacy policy',
    'Cookies',
    'Terms and conditions',
  ]) {
    await reader.getByRole('contentinfo').getByRole('link', { name }).click();
    await heading(reader, name).waitFor();
    await atWidths(reader, [1440, 900, 390], async () => {
      expect(await accessibilityFaults(reader)).toEqual([]);
      const width = await reader.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(reader.viewportSize()!.width);
    });
  }

  for (const [old, path, name] of [
    ['/policy', '/p/privacy', 'Privacy policy'],
    ['/terms', '/p/terms', 'Terms and conditions'],
  ] as const) {
    await reader.goto(old);
    await heading(reader, name).waitFor();
    expect(new URL(reader.url()).pathname).toBe(path);
  }

  const page = await emptyPage(visitAs(`officer@${council}.test`));
  await page.goto('/documents');
  // Tried again, the document of the first time is the page no more.
  const { documents } = await askedOf<{
    documents: { id: number; row_version: number; councilPage: string | null }[];
  }>(page, council, 'GET', '/documents/drafts');
  for (const { id, row_version, councilPage } of documents)
    if (councilPage !== null)
      await askedOf(page, council, 'PATCH', `/documents/drafts/${id}`, {
        councilPage: null,
        row_version,
      });
  const title = `What we keep ${Date.now()}`;
  const { document: draft } = await askedOf<{
    document: { id: number; sections: { id: string; kind: string }[] };
  }>(page, council, 'POST', '/documents/drafts', { title });
  await askedOf(page, council, 'POST', `/documents/drafts/${draft.id}/blocks`, {
    sectionId: draft.sections.find(({ kind }) => kind === 'section')!.id,
    position: 0,
    isBeside: false,
    type: 'textBlock',
    content: { html: '<p>We keep your name for a year.</p>' },
  });
  await page.goto(`/documents/${draft.id}`);
  await heading(page, title).waitFor();
  await page.getByRole('button', { name: 'Document settings' }).click();
  const chosen = page.getByLabel('Page of the council');
  await chosen.selectOption('Privacy policy (/p/privacy)');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings saved').first().waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now', exact: true }).click();
  await page.getByText('Edition 1 is published').first().waitFor();

  await reader.goto(`/p/privacy?tenant=${council}&again=${Date.now()}`);
  await heading(reader, title).waitFor();
  await reader.getByText('We keep your name for a year.').waitFor();
  expect(await accessibilityFaults(reader)).toEqual([]);
}, 180_000);
