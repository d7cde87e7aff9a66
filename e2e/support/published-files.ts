import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../shared/data/', import.meta.url));

/** Whether files that councils published lie beside the repository; says so where they don't. */
export const filesPresent = existsSync(folder);
if (!filesPresent) console.warn(`Skipped: the published files are not at ${folder}`);

/** One of the published files, by its folder and how its name begins, as a browser uploads it. */
export function publishedFile(kind: string, start: string) {
  const name = readdirSync(folder + kind).find((each) => each.startsWith(start)) ?? '';
  const buffer = readFileSync(`${folder}${kind}/${name}`);
  return { name, mimeType: 'application/octet-stream', buffer };
}
