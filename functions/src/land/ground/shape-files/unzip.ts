import { unzipSync } from 'fflate';
import { UnreadableFile } from '../../../records/imports/findings.ts';
import { shapeFileMessages as messages } from './messages.ts';

export const MAX_UNPACKED_BYTES = 300 * 1024 * 1024;
const PARTS = ['shp', 'shx', 'dbf', 'prj', 'cpg'];

/**
 * The parts of each shapefile in an archive, by lower-case extension. The sizes claimed in the archive's directory
 * are checked before anything is unpacked. Throws UnreadableFile if there is no shapefile, or one lacks a part.
 */
export function unzipShapefiles(
  bytes: Uint8Array,
  most = MAX_UNPACKED_BYTES,
): Map<string, Uint8Array>[] {
  let total = 0;
  const files = unzipped(bytes, ({ name, originalSize }) => {
    if (!PARTS.includes(extension(name)) || name.includes('__MACOSX')) return false;
    total += originalSize;
    if (total > most) throw new UnreadableFile(messages.archiveTooLarge);
    return true;
  });
  const shapes = Object.keys(files).filter((name) => extension(name) === 'shp');
  if (shapes.length === 0) throw new UnreadableFile(messages.noShapefile);
  return shapes.map((shape) => {
    const stem = shape.slice(0, -4).toLowerCase();
    const parts = new Map<string, Uint8Array>();
    for (const [name, content] of Object.entries(files)) {
      if (name.slice(0, -4).toLowerCase() === stem) parts.set(extension(name), content);
    }
    if (!parts.has('shx') || !parts.has('dbf'))
      throw new UnreadableFile(messages.brokenShapefile(shape));
    return parts;
  });
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
