import type { Page } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';

/** Enough for a dialog and what lies under it. */
const MAX_LETTERS = 5_000;

/** Adds to the report of a failed test what each page showed at its end, as assistive technology reads it. */
export async function tellWhatWasShown(
  { result }: Pick<RunnerTestCase, 'result'>,
  pages: Page[],
): Promise<void> {
  const [error] = result?.state === 'fail' ? (result.errors ?? []) : [];
  if (!error) return;
  for (const page of pages) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((failure: Error) => failure.message);
    const text = `\n\n${page.url()} showed:\n${shown.slice(0, MAX_LETTERS)}`;
    error.message += text;
  }
}
