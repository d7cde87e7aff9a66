import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect } from 'vitest';
import { callAs } from './call-as.ts';
import { panel } from './site-panels.ts';

/** Saving goes to the server and back. */
export const PATIENT = { timeout: 60_000 };

/** A field's value, which is a button to those who may edit it. */
export const valueOf = (page: Page, label: string) =>
  panel(page, 'Features').getByRole('button', { name: `Edit ${label}:` });
/** Where a field that was touched is typed or chosen. */
export const controlOf = (page: Page, label: string) =>
  panel(page, 'Features').getByLabel(label, { exact: true });

/** Presses what saves a field and sees it said; waited for from the start, as the message goes by itself. */
export async function saves(page: Page, label: string, key: string): Promise<void> {
  await Promise.all([page.getByText(`${label} saved`).waitFor(), page.keyboard.press(key)]);
}

/** What the server says of a site, as its record has it or under a scenario. */
export async function siteNow(page: Page, council: string, id: number, scenario = 'base') {
  const path = `/site/${id}?scenario=${encodeURIComponent(scenario)}`;
  const { body } = await callAs(page, council, 'GET', path);
  return (body as { result: { site: Record<string, unknown> } }).result.site;
}

interface HistoryLine {
  type: 'EDIT' | 'NOTE' | 'FILE';
  content: string | null;
  edit_content: string | null;
  file_name: string | null;
  action_type: string | null;
  user_name: string;
  /** Of lines that one save made. */
  change_id: string | null;
}

async function newestLines(page: Page, council: string, id: number): Promise<HistoryLine[]> {
  const { body } = await callAs(page, council, 'GET', `/history/${id}?limit=100`);
  return (body as { result: { history: HistoryLine[] } }).result.history;
}

/** How many entries they are on the page: one save is one, however many lines it made. */
export async function savesNow(page: Page, council: string, id: number): Promise<number> {
  const lines = await newestLines(page, council, id);
  return new Set(lines.map(({ change_id }, at) => change_id ?? at)).size;
}

/** The newest hundred lines of a site's history, as the server tells them. */
export async function historyNow(page: Page, council: string, id: number): Promise<string[]> {
  return (await newestLines(page, council, id)).map(
    ({ edit_content, content, action_type, file_name }) =>
      edit_content ?? content ?? `${action_type} ${file_name}`,
  );
}

/** The text of a site sheet, two pages of A4, without spaces: the parts of its typeface are pieces of their own. */
export async function textOfSheet(path: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)) }).promise;
  expect(pdf.numPages).toBe(2);
  let text = '';
  for (const number of [1, 2]) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    const { items } = await page.getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return unspaced(text);
}

export const unspaced = (text: string) => text.replaceAll(/\s/g, '');

/** Goes on by Tab, as those without a mouse do, until this has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} is not reached by ${key}`);
}
