import { config } from '../../platform/config.ts';
import { signedAddress } from '../../platform/storage.ts';
import { hasThumbnail, thumbnailName } from './clean-object.ts';
import type { FileState, SiteFile } from './contract.ts';
import { objectName } from './object-name.ts';
import type { FileRow } from './queries/files.ts';

const BUCKET_OF = {
  unscanned: 'unscanned',
  clean: 'clean',
  quarantined: 'quarantined',
  fail: 'unscanned',
} as const satisfies Record<FileState, string>;

/** The only way to a file's bytes beside a small picture's: an address for 15 minutes if it was found clean, otherwise undefined. */
export function fileAddress(
  shortName: string,
  file: FileRow,
  as: 'attachment' | 'inline',
): Promise<string> | undefined {
  if (file.state !== 'clean' || file.deleted_at !== null) return undefined;
  return signedAddress(objectName(shortName, file), file.display_name, as);
}

function thumbnailAddress(shortName: string, file: FileRow): Promise<string> | undefined {
  if (file.state !== 'clean' || file.deleted_at !== null || !hasThumbnail(file.content_type))
    return undefined;
  return signedAddress(thumbnailName(objectName(shortName, file)), file.display_name, 'inline');
}

/** A file as the calls return it. */
export async function fileRecord(
  shortName: string,
  file: FileRow,
  signed: boolean,
): Promise<SiteFile> {
  const arrived = file.arrived_at ?? file.created_at;
  return {
    name: file.name,
    metadata: {
      contentType: file.content_type,
      updated: file.judged_at ?? arrived,
      name: file.name,
      orig_name: file.display_name,
      id: file.id,
      kind: file.kind,
      size: file.size_bytes,
      selfLink: selfLink(shortName, file),
      timeCreated: arrived,
    },
    signedUrl: (signed && (await fileAddress(shortName, file, 'inline'))) || null,
    thumbnailUrl: (signed && (await thumbnailAddress(shortName, file))) || null,
    scannedStatus: file.state,
    reason: file.reason,
    user_name: file.user_name,
  };
}

const linkTo = (bucket: string, name: string) =>
  `/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}`;

/** Identifies a file by its location, as Cloud Storage does; it opens nothing by itself. */
export function selfLink(shortName: string, file: FileRow): string {
  return linkTo(config().buckets[BUCKET_OF[file.state]], objectName(shortName, file));
}
