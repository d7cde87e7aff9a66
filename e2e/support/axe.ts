import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { timed } from './time-spent.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page, one line per kind and place; empty when it passes. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const violation of await violationsOf(page, (axe) => axe.withTags(RULES))) {
    const { id, help, nodes } = violation;
    const wrong = id === 'target-size' ? await stillSmall(page, nodes) : nodes;
    faults.push(...wrong.map((node) => `${id}: ${help} (${node.html.slice(0, 160)})`));
  }
  return faults;
}

type Place = Awaited<ReturnType<typeof violationsOf>>[number]['nodes'][number];

async function violationsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  // Its other way tells of all that passes as well and puts that together in a page of its own, which takes three times
  // as long; it is for frames of other origins.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await timed('axe', () => choose(axe).setLegacyMode().analyze());
  return violations;
}

/** Axe measures a button that is half under a bar as small; what counts is how large it is once it is scrolled to. */
async function stillSmall(page: Page, places: Place[]): Promise<Place[]> {
  const small: Place[] = [];
  for (const place of places) {
    const target = String(place.target[0]);
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const again = await violationsOf(page, (axe) => axe.include(target).withRules(['target-size']));
    if (again.length > 0) small.push(place);
  }
  return small;
}
