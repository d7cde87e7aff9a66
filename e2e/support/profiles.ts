import type { BrowserContext } from 'playwright-core';
import { type BrowserAbilities, sharedBrowser, stackOrigin } from './browser.ts';

/** Two files run at a time, on machines that do other things besides. */
const MAX_WAIT_MS = 60_000;

/** A browser profile at the stack in which nobody has been yet. */
export async function takeProfile(
  abilities: BrowserAbilities,
  width: number,
): Promise<BrowserContext> {
  const browser = await sharedBrowser(abilities);
  const profile = await browser.newContext({
    baseURL: stackOrigin(),
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  profile.setDefaultTimeout(MAX_WAIT_MS);
  return profile;
}

/** Closes the profile and its pages. */
export const giveBack = (profile: BrowserContext): Promise<void> => profile.close();
