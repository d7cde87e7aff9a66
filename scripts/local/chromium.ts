import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installWithApt } from './apt.ts';
import { Problem } from './problem.ts';

/** Chromium without a window: it opens a page for a third of the processor time that the whole browser takes. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** What Playwright switches off itself; of two such lists the browser reads the last alone. */
const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the address bar's own, which nobody sees: loading them took half a second of processor for each tab. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * Switches off things that browsers under test must not use: their own traffic, and a sandbox that containers refuse.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHTS, ...ADDRESS_BAR].join()}`,
];

/**
 * Path of CHROMIUM_PATH, else of the headless shell, else of the first browser on the PATH. As root on Debian the
 * shell is installed when missing; otherwise throws the line that says what to do.
 */
export function findChromium(): string {
  const set = works(process.env.CHROMIUM_PATH ?? '');
  const found = set ?? onPath(SHELLS) ?? installed('chromium-headless-shell', SHELLS);
  const browser = found ?? onPath(BROWSERS) ?? works(MAC) ?? installed('chromium', BROWSERS);
  if (browser) return browser;
  throw new Problem(
    'Chromium or Chrome is needed for the end-to-end tests: install it, or set CHROMIUM_PATH.',
  );
}

function installed(apt: string, names: readonly string[]): string | undefined {
  return installWithApt(apt) ? onPath(names) : undefined;
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => works(file) !== undefined);
}

/** The file, if it is a browser that starts. */
function works(file: string): string | undefined {
  const starts = file && existsSync(file) && spawnSync(file, ['--version']).status === 0;
  return starts ? file : undefined;
}
