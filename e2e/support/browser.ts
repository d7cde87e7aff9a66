import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/local/chromium.ts';
import { sessionCookieFor } from '../../scripts/tenant/sign-in.ts';

/** Two files run at a time, on machines that do other things besides. */
const MAX_WAIT_MS = 60_000;

/** Where the stack under test answers: http://localhost:<port>. */
export function stackOrigin(): string {
  const origin = process.env.STACK_ORIGIN;
  if (!origin) throw new Error('STACK_ORIGIN is not set: run through npm test, or start the stack');
  return origin;
}

export interface BrowserAbilities {
  /** Whether it has WebGL, which software draws here at a high price. */
  map?: boolean;
}

/** One of each kind for all files that this process runs; they end with it. */
const browsers = new Map<boolean, Promise<Browser>>();

/** A browser that is shared with other test files: close contexts, not it. */
export async function sharedBrowser({ map = false }: BrowserAbilities = {}): Promise<Browser> {
  const running = await browsers.get(map)?.catch(() => undefined);
  if (running?.isConnected()) return running;
  const args = map ? CHROMIUM_FLAGS : [...CHROMIUM_FLAGS, '--disable-3d-apis', '--disable-gpu'];
  const launched = chromium.launch({ executablePath: findChromium(), args });
  browsers.set(map, launched);
  return launched;
}

export interface Visit {
  width?: number;
  /** Without one, nothing is chosen yet, as at the first visit on a local host. */
  tenant?: string;
}

/** A fresh browser profile at the stack, with the council chosen as on local hosts. */
export async function visit(
  browser: Browser,
  { width = 1440, tenant }: Visit = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: stackOrigin(),
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(MAX_WAIT_MS);
  if (tenant) {
    await context.addInitScript((name) => {
      if (localStorage.getItem('tenant') === null) localStorage.setItem('tenant', name);
    }, tenant);
  }
  return context;
}

/** As visit, signed in as a demo account such as officer@newcastle.test, without going through the form. */
export async function visitAs(
  browser: Browser,
  email: string,
  options: Omit<Visit, 'tenant'> = {},
): Promise<BrowserContext> {
  const tenant = email.split('@')[1]?.replace(/\.test$/, '') ?? '';
  const context = await visit(browser, { ...options, tenant });
  const value = await sessionCookieFor(email, tenant);
  await context.addCookies([
    { name: '__session', value, url: stackOrigin(), httpOnly: true, sameSite: 'Lax' },
  ]);
  return context;
}
