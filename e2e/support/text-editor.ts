import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Where the text of a representation is written. */
export const text = (page: Page) =>
  page.getByRole('textbox', { name: 'Text of the representation' });

/** What can be done with the words that are selected. */
export const menu = (page: Page) => page.getByRole('toolbar', { name: 'Mark the selected text' });

/** Pastes as Word does. */
export const paste = (page: Page, html: string) =>
  text(page).evaluate((element, sent) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', sent);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

/** The editor learns where the caret is a moment after the browser does. */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Selects words in the text by the keyboard, from its beginning. */
export async function select(page: Page, words: string) {
  // Labels that are drawn in the same moment put the caret back to where it was.
  const toBeginning = async () => {
    await text(page).press('Control+Home');
    await nextFrame(page);
    return text(page).evaluate((element) => {
      const before = document.createRange();
      before.setStart(element, 0);
      const { focusNode, focusOffset } = getSelection() ?? {};
      if (focusNode) before.setEnd(focusNode, focusOffset ?? 0);
      return before.toString().length;
    });
  };
  await expect.poll(toBeginning).toBe(0);
  const before = ((await text(page).textContent()) ?? '').indexOf(words);
  for (let at = 0; at < before; at++) await page.keyboard.press('ArrowRight');
  for (let at = 0; at < words.length; at++) await page.keyboard.press('Shift+ArrowRight');
  await menu(page).waitFor();
}
