import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installWithApt } from './apt.ts';
import { Problem } from './problem.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Switches off things that browsers under test must not use: their own traffic, and a sandbox that containers refuse.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of Chromium or Chrome: CHROMIUM_PATH, or the first on the PATH. As root on Debian it is installed when
 * missing; otherwise throws the line that says what to do.
 */
export function findChromium(): string {
  const found = onPath();
  if (found) return found;
  installWithApt('chromium');
  const installed = onPath();
  if (installed) return installed;
  throw new Problem(
    'Chromium or Chrome is needed for the end-to-end tests: install it, or set CHROMIUM_PATH.',
  );
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
    MAC,
  ];
  return candidates.find(
    (file) => file && existsSync(file) && spawnSync(file, ['--version']).status === 0,
  );
}
