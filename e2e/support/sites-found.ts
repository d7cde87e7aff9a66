import type { Page } from 'playwright-core';

/** Waits for the count of the sites found to read like this. */
export const counted = (page: Page, words: RegExp) =>
  page.getByRole('status').getByText(words).waitFor();
