import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page, one line per kind and place; empty when it passes. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Its other way tells of all that passes as well and puts that together in a page of its own, which takes three times
  // as long; it is for frames of other origins.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${violation.help} (${node.html.slice(0, 160)})`,
    ),
  );
}
