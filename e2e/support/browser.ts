import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/local/chromium.ts';

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

/**
 * Pages of tests live for seconds: making their scripts fast costs more than it gives. Compiled as where people work, a
 * page took a quarter more of the processor, and axe twice as much.
 */
const COMPILED_ONCE =
  '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=30000';

/** One of each kind for all files that this process runs; they end with it. */
const browsers = new Map<boolean, Promise<Browser>>();

/** A browser that is shared with other test files: never close it. */
export async function sharedBrowser({ map = false }: BrowserAbilities): Promise<Browser> {
  const running = await browsers.get(map)?.catch(() => undefined);
  if (running?.isConnected()) return running;
  const args = [...CHROMIUM_FLAGS, COMPILED_ONCE];
  if (!map) args.push('--disable-3d-apis', '--disable-gpu');
  // Where the machine names no language, the names of downloads would keep plain letters alone.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const launched = chromium.launch({ executablePath: findChromium(), args, env });
  browsers.set(map, launched);
  return launched;
}
