import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/paths.ts';

/**
 * Runs `build` unless its result in `folder` was made from the very same sources (globs from the repository's
 * root, tests left out) in the same variant.
 */
export async function buildWhenChanged(
  folder: string,
  sources: string[],
  build: () => Promise<void>,
  variant = '',
): Promise<boolean> {
  const stamp = path.join(ROOT, folder, '.made-from');
  const print = fingerprint(sources) + variant;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return false;
  await build();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
  return true;
}

function fingerprint(sources: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: ROOT }).toSorted()) {
    const full = path.join(ROOT, file);
    if (/\.i?test\.tsx?$/.test(file) || !statSync(full).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(full)).update('\0');
  }
  return hash.digest('hex');
}
