import { execFileSync } from 'node:child_process';
import { ROOT } from '../local/paths.ts';

/** The commit from which `npm run test:changed` counts: where this branch left the one it is to land on, else the last. */
export function sinceWhen(folder = ROOT): string {
  for (const branch of ['origin/main', 'main']) {
    const base = git(folder, 'merge-base', 'HEAD', branch);
    if (base && base !== git(folder, 'rev-parse', 'HEAD')) return base;
  }
  return 'HEAD';
}

/** What git answers; '' where it does not know. */
function git(cwd: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}
