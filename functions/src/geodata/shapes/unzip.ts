import { unzipSync } from 'fflate';
import { UnreadableFile } from '../brownfield/findings.ts';
import { geodataMessages as messages } from '../messages.ts';

const MAX_UNPACKED_BYTES = 300 * 1024 * 1024;
const PARTS = ['shp', 'shx', 'dbf', 'prj', 'cpg'];

/**
 * The parts of the first shapefile in an archive, by lower-case extension. The sizes that the archive's directory
 * claims are bounded before anything is unpacked. Throws UnreadableFile without one.
 */
export function unzipShapefile(bytes: Uint8Array): Map<string, Uint8Array> {
  let total = 0;
  const files = unzipped(bytes, ({ name, originalSize }) => {
    if (!PARTS.includes(extension(name)) || name.includes('__MACOSX')) return false;
    total += originalSize;
    if (total > MAX_UNPACKED_BYTES) throw new UnreadableFile(messages.archiveTooLarge);
    return true;
  });
  const shape = Object.keys(files).find((name) => extension(name) === 'shp');
  const stem = shape?.slice(0, -4);
  const parts = new Map<string, Uint8Array>();
  for (const [name, content] of Object.entries(files)) {
    if (name.slice(0, -4) === stem) parts.set(extension(name), content);
  }
  if (!parts.has('shx') || !parts.has('dbf')) throw new UnreadableFile(messages.noShapefile);
  return parts;
}

function unzipped(
  bytes: Uint8Array,
  filter: (file: { name: string; originalSize: number }) => boolean,
) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(messages.noShapefile);
  }
}

function extension(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
