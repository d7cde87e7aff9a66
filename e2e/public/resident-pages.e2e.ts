import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { answeringResident } from '../support/answering-resident.ts';
import { failCalls, tryAgain } from '../support/fail-calls.ts';
import { atWidths, heading } from '../support/use-browser.ts';

const { council, button, answered } = answeringResident();
const WIDTHS = [1440, 900, 390];

/** Reads as a page should at every width, and nothing of it lies beside the window. */
const readsWell = (page: Page) =>
  atWidths(page, WIDTHS, async (width) => {
    expect(await accessibilityFaults(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });

it('a resident’s own pages, and links of e-mails that are not theirs, read well at every width; where the server fails pages say so and can be tried again', async () => {
  const { page, path } = await answered();
  // Tried again, the client of the first time is still there.
  const longest = `${'Chippenham and Corsham Development '.repeat(3)}${Date.now()}`;
  await page.goto(`${path}/my-clients`);
  await page.getByLabel('A client’s, as their agent').check();
  await page.getByLabel('An organisation’s').check();
  await button(page, 'Save').click();
  const name = page.getByLabel('Name of the client');
  await name.fill(longest);
  await button(page, 'Add client').click();
  await page.getByText(`${longest} is added`).waitFor();
  await readsWell(page);

  for (const [at, title, shown, calls] of [
    [
      'my-clients',
      'My clients',
      page.getByText(longest).first(),
      /api\/v1\/user\/consultation-user-meta/,
    ],
    [
      'preferences',
      'Communications preferences',
      button(page, 'Save preferences'),
      /api\/v1\/user\/consultation-user-meta/,
    ],
    [
      'my-responses',
      'My responses',
      page.getByText('Ninety'),
      /api\/v1\/documents\/\d+\/my-responses/,
    ],
  ] as const) {
    await failCalls(page, 'GET', calls);
    await page.goto(`${path}/${at}`);
    await heading(page, title).waitFor();
    const again = button(page, 'Try again');
    await again.waitFor();
    await readsWell(page);
    await tryAgain(page, calls, again, shown);
    await readsWell(page);
  }

  // Links of e-mails that are not whole, or somebody else’s.
  for (const [address, title] of [
    ['/p/document/1/continue', 'This link is not whole'],
    [
      `/p/document/1/continue#question=11111111-1111-4111-8111-111111111111&email=somebody@${council}.test`,
      'This link is for another account',
    ],
    [
      '/p/document/unsubscribe/11111111-1111-4111-8111-111111111111',
      'This link is not for this account',
    ],
  ] as const) {
    await page.goto(address);
    await heading(page, title).waitFor();
    await readsWell(page);
  }
}, 240_000);
