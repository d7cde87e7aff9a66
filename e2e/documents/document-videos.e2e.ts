import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(1);
const OFFICER = `officer@${council}.test`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const FRAME = 'https://www.youtube-nocookie.com/embed/dQw4w9WgX-_?autoplay=1';

it('an officer adds a video, and nothing is asked of its host before a reader presses Play', async () => {
  const page = await emptyPage(visitAs(OFFICER));
  await page.goto('/documents');
  await button(page, 'New document').first().click();
  const drawer = page.getByRole('dialog', { name: 'New document' });
  await drawer.getByRole('textbox', { name: 'Title' }).fill('A film of the plan');
  await button(page, 'Begin document').click();
  await heading(page, 'A film of the plan').waitFor();
  await button(page, 'Add block at place 1 in section 1').click();
  await page.getByRole('menuitem', { name: 'Video', exact: true }).click();
  const address = page.getByLabel('Address of the video');
  await address.fill('https://evil.test/film');
  await page.getByLabel('Caption').fill('The mayor on the plan');
  const problem = page.getByText('Enter the address of a video on YouTube or Vimeo').first();
  await problem.waitFor();
  expect(await address.inputValue()).toBe('https://evil.test/film');
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  await address.fill('https://youtu.be/dQw4w9WgX-_');
  await page.getByLabel('Transcript').fill('We plan together.');
  await problem.waitFor({ state: 'detached' });
  await page.getByText('Saved', { exact: true }).waitFor();
  await atWidths(page, [1440, 900, 390], async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Done').click();
  await page.getByText('Video on YouTube · With a transcript').waitFor();
  await button(page, 'Publish').click();
  await button(page, 'Publish now').click();
  await page.getByText('Edition 1 is published').first().waitFor();
  const id = /\/documents\/(\d+)/.exec(page.url())![1]!;

  const reader = await emptyPage(visit({ width: 390, tenant: council }));
  const asked: string[] = [];
  await reader.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
  });
  await reader.goto(`/p/document/${id}?tenant=${council}`);
  const play = button(reader, 'Play video: The mayor on the plan');
  await play.waitFor();
  const link = reader.getByRole('link', { name: 'Watch “The mayor on the plan” on YouTube' });
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgX-_');
  await atWidths(reader, [1440, 900, 390], async () => {
    expect(await accessibilityFaults(reader)).toEqual([]);
    const width = await reader.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(reader.viewportSize()!.width);
  });
  expect(asked).toEqual([]);
  await play.press('Enter');
  // The policy of the page lets it in.
  const frame = reader.getByTitle('The mayor on the plan');
  await reader.frameLocator('iframe').getByText('The player').waitFor();
  expect(asked).toEqual([FRAME]);
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await link.isVisible()).toBe(true);
  await reader.getByText('Transcript').click();
  await reader.getByText('We plan together.').waitFor();
}, 180_000);
