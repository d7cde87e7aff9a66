import type { Locator, Page } from 'playwright-core';

/** A panel of a site's page. Its content is made when it comes near what one sees: `reach` scrolls there. */
export const panel = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** Scrolls to a panel and gives it. */
export async function reach(page: Page, name: string): Promise<Locator> {
  await panel(page, name).scrollIntoViewIfNeeded();
  return panel(page, name);
}

/** Scrolls to every panel in turn, so that each has its content, and back to the first. */
export async function reachAll(page: Page): Promise<void> {
  await panel(page, 'Features').waitFor();
  const panels = page.locator('main section[aria-labelledby]:has(> div h2)');
  for (const each of await panels.all()) await each.scrollIntoViewIfNeeded();
  await panels.first().scrollIntoViewIfNeeded();
}
