import { spawnSync } from 'node:child_process';

let updated = false;

/**
 * Installs Debian packages, if we may: as root on a machine with apt. Gives whether it worked; packages already
 * installed are not upgraded.
 */
export function installWithApt(...packages: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  const has = spawnSync('apt-get', ['--version'], { stdio: 'ignore' });
  if (has.status !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${packages.join(' ')} with apt …`);
  if (!updated) spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  updated = true;
  const args = ['install', '-y', '-qq', '--no-upgrade', '--no-install-recommends', ...packages];
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
}
