import type { BrowserContext } from 'playwright-core';
import { type BrowserAbilities, sharedBrowser, stackOrigin } from './browser.ts';
import { timeLoads } from './time-spent.ts';

/** Two files run at a time, on machines that do other things besides. */
const MAX_WAIT_MS = 60_000;

/** Profiles that no test has at the moment, by the kind of browser and the width of their pages. */
const idle = new Map<string, BrowserContext[]>();
const homes = new WeakMap<BrowserContext, BrowserContext[]>();

/**
 * A browser profile at the stack in which nobody has been yet: no cookies, nothing stored. Only what the browser has
 * fetched and may keep is there already, as fetching and compiling the product anew took a quarter of each page.
 */
export async function takeProfile(
  abilities: BrowserAbilities,
  width: number,
): Promise<BrowserContext> {
  const kind = `${abilities.map ? 'map' : 'plain'} ${width}`;
  const home = idle.get(kind) ?? [];
  idle.set(kind, home);
  for (let profile = home.pop(); profile; profile = home.pop())
    if (profile.browser()?.isConnected()) return profile;
  const browser = await sharedBrowser(abilities);
  const profile = await browser.newContext({
    baseURL: stackOrigin(),
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  profile.setDefaultTimeout(MAX_WAIT_MS);
  timeLoads(profile);
  homes.set(profile, home);
  return profile;
}

/** Closes the profile's pages, forgets who was signed in and what they did, and keeps it for another test. */
export async function giveBack(profile: BrowserContext): Promise<void> {
  await Promise.all(profile.pages().map((page) => page.close()));
  await profile.clearPermissions();
  await profile.setStorageState({ cookies: [], origins: [] });
  homes.get(profile)?.push(profile);
}
