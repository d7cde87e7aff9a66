import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { pageAt, useBrowser } from '../support/use-browser.ts';

/** Software WebGL takes up to 16 s to its first picture. */
const MAP_TAKES = { timeout: 90_000 };

const { visitAs } = useBrowser({ map: true });
const box = (page: Page) => page.getByRole('combobox', { name: 'Find a place' });
const onMap = async (width: number) => {
  const page = await pageAt('/', visitAs('viewer@southwark.test', { width }));
  await box(page).waitFor(MAP_TAKES);
  return page;
};

describe('finding a place', () => {
  it.each([1440, 390])(
    'flies to it at zoom 16, by the keyboard alone, %i px wide',
    async (width) => {
      const page = await onMap(width);
      await page.locator('[data-map="loaded"]').waitFor(MAP_TAKES);
      const asked: string[] = [];
      page.on(
        'request',
        (request) => request.url().includes('/search/places') && asked.push(request.url()),
      );
      await box(page).fill('road');
      await page.getByRole('option').nth(1).waitFor();
      expect(asked).toHaveLength(1);
      const first = page.getByRole('option').first();
      const name = (await first.innerText()).split('\n')[0]!;
      await page.keyboard.press('ArrowDown');
      expect(await box(page).getAttribute('aria-activedescendant')).toBe(
        await first.getAttribute('id'),
      );
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.waitForURL(/view=[^&]*%2C16(&|%2C|$)/, MAP_TAKES);
      await expect.poll(() => box(page).inputValue()).toBe(name);
      await expect.poll(() => page.getByRole('option').count()).toBe(0);
      await page.getByRole('button', { name: 'Clear the place' }).click();
      await expect.poll(() => box(page).inputValue()).toBe('');
      await expect.poll(() => box(page).evaluate((node) => node.matches(':focus'))).toBe(true);
    },
  );
});
