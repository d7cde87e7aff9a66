import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { askedOf } from '../support/asked-document.ts';
import { atWidths, emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(1);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A draft with two texts and a poll in its section. */
async function threeRows(officer: Page): Promise<number> {
  const asked = <T>(method: string, path: string, input?: object) =>
    askedOf<T>(officer, council, method, path, input);
  const { document } = await asked<{
    document: { id: number; sections: { id: string; kind: string }[] };
  }>('POST', '/documents/drafts', { title: `Slides ${crypto.randomUUID()}` });
  const sectionId = document.sections.find(({ kind }) => kind === 'section')?.id;
  for (const [position, words] of ['Homes', 'Parks'].entries())
    await asked('POST', `/documents/drafts/${document.id}/blocks`, {
      sectionId,
      position,
      isBeside: false,
      type: 'textBlock',
      content: {
        html: `<p>${words}. <a href="https://example.org/${words}">More of ${words}</a></p>`,
      },
    });
  // What only readers of the screen hear stands in its slide, too, and widens no page.
  const option = (id: string, title: string) => ({
    id,
    title,
    description: '',
    imageFileId: null,
    imageUrl: '',
  });
  const options = [option('more', 'More'), option('fewer', 'Fewer')];
  await asked('POST', `/documents/drafts/${document.id}/blocks`, {
    sectionId,
    position: 2,
    isBeside: false,
    type: 'poll',
    content: { title: 'How many roads?', options, results: 'never' },
  });
  return document.id;
}

it('an officer makes a section a carousel, takes it back and again, and residents read its slides by keyboard', async () => {
  const officer = await emptyPage(visitAs(`officer@${council}.test`));
  const id = await threeRows(officer);
  await officer.goto(`/documents/${id}`);
  await heading(officer, /^Slides /).waitFor();
  const choose = async (entry: string) => {
    await button(officer, 'Section 1: more').click();
    await officer.getByRole('menuitem', { name: entry }).click();
  };
  const told = officer.getByText('Slides: the public reads a row at a time');
  await choose('Show its rows as slides');
  await told.waitFor();
  await choose('Show its rows one below another');
  await told.waitFor({ state: 'detached' });
  await choose('Show its rows as slides');
  await told.waitFor();
  await officer.getByText('Saved', { exact: true }).waitFor();
  expect(await accessibilityFaults(officer)).toEqual([]);
  await button(officer, 'Publish').click();
  await button(officer, 'Publish now').click();
  await officer.getByText('Edition 1 is published').first().waitFor();

  const reader = await emptyPage(visit({ width: 390, tenant: council }));
  await reader.goto(`/p/document/${id}?tenant=${council}`);
  const [previous, next] = [button(reader, 'Previous'), button(reader, 'Next')];
  const shown = (slide: number) =>
    reader.getByText(`Slide ${slide} of 3`, { exact: true }).waitFor();
  await next.press('Enter');
  await shown(2);
  await reader.getByText('Parks.').waitFor();
  await next.press('Enter');
  await shown(3);
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  // A link on a slide brings it into sight.
  await reader.getByRole('link', { name: 'More of Homes' }).focus();
  await shown(1);
  expect(await previous.getAttribute('aria-disabled')).toBe('true');
  await atWidths(reader, [1440, 900, 390], async () => {
    expect(await accessibilityFaults(reader)).toEqual([]);
    const width = await reader.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(reader.viewportSize()!.width);
  });
}, 180_000);
