import type { FileRow } from './queries/files.ts';

const SHAPE = /^([a-z][a-z0-9-]*)\/site-files\/\d+\/(\d{1,15})-/;

/** Where a file is, in whichever bucket its state implies: under the council's short name. */
export function objectName(shortName: string, file: Pick<FileRow, 'site_id' | 'name'>): string {
  return `${shortName}/site-files/${file.site_id}/${file.name}`;
}

/** The council and the file that an object belongs to; undefined for objects that are not site files. */
export function fileOfObject(name: string): { shortName: string; fileId: number } | undefined {
  const [, shortName, id] = SHAPE.exec(name) ?? [];
  return shortName && id ? { shortName, fileId: Number(id) } : undefined;
}
