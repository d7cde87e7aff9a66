import type { BrowserContext, Disposable, Page } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import type { BrowserAbilities } from './browser.ts';
import { giveBack, takeProfile } from './profiles.ts';
import { signIn } from './sessions.ts';
import { reportTime, timed } from './time-spent.ts';
import { tellWhatWasShown } from './what-was-shown.ts';

export interface Visit {
  width?: number;
  /** Without one, nothing is chosen yet, as at the first visit on a local host. */
  tenant?: string;
}

/**
 * A browser for a test file. `visit` gives a fresh profile at the stack, with the council chosen as on local hosts;
 * `visitAs` one that is signed in as a demo account such as officer@newcastle.test, without going through the form.
 * What they opened is closed when the test ends, or with `forFile` when all of the file's have.
 * Only with `map: true` can it draw the map of the search; without it, pages show what they do on a machine
 * without WebGL, in half the time.
 */
export function useBrowser({
  forFile = false,
  ...abilities
}: BrowserAbilities & { forFile?: boolean } = {}) {
  const visits: { profile: BrowserContext; chosen: Disposable | undefined }[] = [];
  // Hooks run from the last to the first: by this one all else has been counted.
  afterEach(({ task }) => reportTime(task));
  (forFile ? afterAll : afterEach)(async () => {
    for (const { profile, chosen } of visits.splice(0)) {
      await chosen?.dispose();
      await giveBack(profile);
    }
  });
  afterEach(({ task }) =>
    tellWhatWasShown(
      task,
      visits.flatMap(({ profile }) => profile.pages()),
    ),
  );

  async function visit({ width = 1440, tenant }: Visit = {}): Promise<BrowserContext> {
    const profile = await timed('opening browsers', () => takeProfile(abilities, width));
    const chosen = tenant
      ? await profile.addInitScript((name) => {
          if (localStorage.getItem('tenant') === null) localStorage.setItem('tenant', name);
        }, tenant)
      : undefined;
    visits.push({ profile, chosen });
    return profile;
  }

  async function visitAs(
    email: string,
    options: Omit<Visit, 'tenant'> = {},
  ): Promise<BrowserContext> {
    const tenant = email.split('@')[1]?.replace(/\.test$/, '') ?? '';
    const profile = await visit({ ...options, tenant });
    await timed('signing in', () => signIn(profile, email, tenant));
    return profile;
  }
  return { visit, visitAs };
}

/** Looks at a page at each of these widths in turn, in px. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
}

/** A visitor's page that shows nothing yet: for those that ask the API before they go anywhere. */
export const emptyPage = async (visitor: Promise<BrowserContext>): Promise<Page> =>
  (await visitor).newPage();

/** A visitor's first page, at an address. */
export async function pageAt(path: string, visitor: Promise<BrowserContext>): Promise<Page> {
  const page = await (await visitor).newPage();
  await page.goto(path);
  return page;
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
