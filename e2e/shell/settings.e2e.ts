import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(20);
const officer = `officer@${council}.test`;
const GROUND = 'getComputedStyle(document.documentElement).backgroundColor';
const DARK = 'rgb(18, 22, 27)';

it('settings show one’s profile; dark colours count at once, on every page and on another device', async () => {
  const page = await (await visitAs(officer)).newPage();
  await page.goto('/notifications');
  await page.getByRole('button', { name: /officer/i }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await heading(page, 'Settings').waitFor();
  await page.getByText(officer, { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  const kept = page.waitForResponse((answer) => answer.url().endsWith('/user/settings'));
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => page.evaluate(GROUND)).toBe(DARK);
  expect((await kept).status()).toBe(200);
  expect(await accessibilityFaults(page)).toEqual([]);

  // A table page, from its first moment.
  await page.goto('/table');
  await heading(page, /./).first().waitFor();
  expect(await page.evaluate(GROUND)).toBe(DARK);
  expect(await accessibilityFaults(page)).toEqual([]);

  const settings = { theme: 'dark', density: 'compact', areas: 'acres', mailWhenDone: true };
  expect((await callAs(page, council, 'PUT', '/user/settings', settings)).status).toBe(200);
  const other = await pageAt('/settings', visitAs(officer, { width: 390 }));
  await expect.poll(() => other.getByRole('radio', { name: 'Compact' }).isChecked()).toBe(true);
  await expect.poll(() => other.evaluate(GROUND)).toBe(DARK);
  expect(await other.getByRole('checkbox').isChecked()).toBe(true);
  const wider = await other.evaluate('document.documentElement.scrollWidth > innerWidth');
  expect(wider).toBe(false);
});
