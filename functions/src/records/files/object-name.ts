import type { FileOwner } from './file-owner.ts';
import type { FileRow } from './queries/files.ts';

const SHAPE = /^([a-z][a-z0-9-]*)\/([a-z-]+)\/\d+\/(\d{1,15})-/;

/** Where a file is, in whichever bucket its state implies: under the council's short name. */
export function objectName(
  shortName: string,
  { folder }: FileOwner,
  file: Pick<FileRow, 'owner_id' | 'name'>,
): string {
  return `${shortName}/${folder}/${file.owner_id}/${file.name}`;
}

/** The council, the kind of owner and the file that an object belongs to; undefined for objects that are no such file. */
export function fileOfObject(
  owners: readonly FileOwner[],
  name: string,
): { shortName: string; owner: FileOwner; fileId: number } | undefined {
  const [, shortName, folder, id] = SHAPE.exec(name) ?? [];
  const owner = owners.find((each) => each.folder === folder);
  return shortName && owner && id ? { shortName, owner, fileId: Number(id) } : undefined;
}
