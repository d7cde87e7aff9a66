import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { publishQuestions } from '../support/asked-document.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { atWidths, emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(2);
const OFFICER = `officer@${council}.test`;

it('reading is counted without cookies, and officers see how far people came', async () => {
  const officer = await emptyPage(visitAs(OFFICER));
  const { id } = await publishQuestions(officer, council);
  await officer.goto(`/documents/${id}/following`);
  await officer.getByText('Nobody has opened it yet').waitFor();

  const page = await emptyPage(visit({ tenant: council }));
  // A person's browser, as far as the page and the server can tell.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  await page.setExtraHTTPHeaders({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
  await page.clock.install();
  // The answer to an event in whose words this stands.
  const told = (words: string) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith(`/documents/${id}/readings`) &&
        answer.request().postData()?.includes(words) === true &&
        answer.status() === 204,
    );
  const opened = told('"open"');
  await page.goto(`/p/document/${id}?tenant=${council}`);
  const { cookie } = await (await opened).request().allHeaders();
  expect(cookie).toBeUndefined();
  expect(await page.locator('[data-section]').count()).toBe(1);
  // A section is read once it comes to the middle of the window.
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 900);
  let isRead = false;
  const read = told('"isFirst":true').then(() => (isRead = true));
  // The section may come to the middle only once the page is drawn.
  await expect
    .poll(
      async () => {
        await page.mouse.move(300, 400);
        await page.mouse.move(310, 410);
        await page.clock.runFor(31_000);
        return isRead;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await read;

  await officer.reload();
  await heading(officer, /^How .* is followed$/).waitFor();
  const sections = officer.getByRole('table', { name: 'How far people read' });
  await sections.getByRole('row').nth(1).getByText('100', { exact: true }).waitFor();
  expect(await officer.locator('dd').allTextContents()).toEqual([
    '1',
    expect.stringMatching(/^(\d+ min )?\d+ s$/) as string,
    '0',
    '0',
  ]);
  await officer
    .getByRole('table', { name: 'Answers by question' })
    .getByText('1. How many homes?')
    .waitFor();
  await atWidths(officer, [1440, 900, 390], async () => {
    expect(await accessibilityFaults(officer)).toEqual([]);

    expect(await officer.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });
});
