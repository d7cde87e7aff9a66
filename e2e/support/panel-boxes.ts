import type { Page } from 'playwright-core';
import { panel } from './site-panels.ts';

/** Where a panel lies, in px. */
export async function boxOf(page: Page, name: string) {
  const box = await panel(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  const rounded = [box.x, box.y, box.width, box.height].map(Math.round);
  return rounded as [x: number, y: number, width: number, height: number];
}

/** Waits until what was measured is so: a loaded machine takes more than the usual second. */
export const SOON = { timeout: 20_000 };

export const columnOf = async (page: Page, name: string) => (await boxOf(page, name))[0];
export const topOf = async (page: Page, name: string) => (await boxOf(page, name))[1];
export const widthOf = async (page: Page, name: string) => (await boxOf(page, name))[2];
export const heightOf = async (page: Page, name: string) => (await boxOf(page, name))[3];
