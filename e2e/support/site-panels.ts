import type { Locator, Page } from 'playwright-core';

/** A panel of a site's page. Its content is made when it comes near what one sees: `reach` scrolls there. */
export const panel = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** What is added in a panel that is folded into the line of empty ones, by its name. */
const ADDED: Record<string, string> = {
  Notes: 'note',
  Files: 'file',
  Scenarios: 'scenario',
  Capacity: 'capacity',
  Correspondence: 'letter',
  People: 'contact',
  'Related sites': 'related site',
  Availability: 'availability',
};

/** Opens a panel that is empty and therefore folded, from the line of empty ones or, on phones, from its menu. */
async function unfold(page: Page, name: string): Promise<void> {
  const what = ADDED[name];
  if (what === undefined) return;
  const line = page.getByRole('group', { name: 'Add', exact: true });
  const menu = page.getByRole('main').getByRole('button', { name: 'Add', exact: true });
  const folded = line.getByRole('button', { name: `Add ${what}`, exact: true });
  await panel(page, name).or(folded).or(menu).first().waitFor();
  if ((await panel(page, name).count()) > 0) return;
  if (await folded.isVisible()) return folded.click();
  await menu.click();
  await page.getByRole('menuitem', { name: what, exact: true }).click();
}

/** Scrolls to a panel, opening it where it is folded, and gives it. */
export async function reach(page: Page, name: string): Promise<Locator> {
  await unfold(page, name);
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
