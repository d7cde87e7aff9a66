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
const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** What of the text stands before the caret; labels of marks count. */
const beforeCaret = (page: Page) =>
  text(page).evaluate((element) => {
    const before = document.createRange();
    before.setStart(element, 0);
    const { focusNode, focusOffset } = getSelection() ?? {};
    if (focusNode) before.setEnd(focusNode, focusOffset ?? 0);
    return before.toString();
  });

/** Puts the caret behind so many letters of the text, whose last are `before`; to its beginning with none. */
export async function caretAfter(page: Page, letters: number, before = '') {
  // Labels that are drawn in the same moment put the caret back to where it was.
  const tryIt = async () => {
    await text(page).press('Control+Home');
    for (let at = 0; at < letters; at++) await page.keyboard.press('ArrowRight');
    await nextFrame(page);
    const found = await beforeCaret(page);
    return letters === 0 ? found : found.slice(-before.length);
  };
  await expect.poll(tryIt).toBe(before);
}

/** Puts the caret behind the last letter of the text. */
export async function caretToEnd(page: Page) {
  const tryIt = async () => {
    await text(page).press('Control+End');
    await nextFrame(page);
    return ((await text(page).textContent()) ?? '').slice((await beforeCaret(page)).length);
  };
  await expect.poll(tryIt).toBe('');
}

/** Selects words in the text by the keyboard, from its beginning. */
export async function select(page: Page, words: string) {
  await caretAfter(page, 0);
  const before = ((await text(page).textContent()) ?? '').indexOf(words);
  for (let at = 0; at < before; at++) await page.keyboard.press('ArrowRight');
  for (let at = 0; at < words.length; at++) await page.keyboard.press('Shift+ArrowRight');
  await menu(page).waitFor();
}
