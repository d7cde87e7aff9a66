import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../local/paths.ts';

/** What a browser loads before any page of the product may weigh so many kB. */
export const SHELL_LIMIT_KB = 150;

/** Gzipped kB (1,000 bytes) of the scripts that the built index.html loads before any page of the product. */
export function shellWeight(): { files: number; kb: number } {
  const dist = path.join(ROOT, 'web/dist');
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const scripts = new Set(
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''),
  );
  const bytes = [...scripts].map(
    (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
  );
  return { files: scripts.size, kb: bytes.reduce((sum, each) => sum + each, 0) / 1000 };
}
