import type { SiteFileKind } from '../../records/files/bucket-kinds.ts';
import { siteFileOwner } from '../ground/sites/site-file-owner.ts';
import { config } from '../../platform/config.ts';
import { fileAddress, thumbnailAddress } from '../../records/files/file-address.ts';
import type { FileState } from '../../records/files/file-states.ts';
import type { SiteFile } from './contract.ts';
import { objectName } from '../../records/files/object-name.ts';
import type { FileRow } from '../../records/files/queries/files.ts';

const BUCKET_OF = {
  unscanned: 'unscanned',
  clean: 'clean',
  quarantined: 'quarantined',
  fail: 'unscanned',
} as const satisfies Record<FileState, string>;

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
      kind: file.kind as SiteFileKind,
      size: file.size_bytes,
      selfLink: selfLink(shortName, file),
      timeCreated: arrived,
    },
    signedUrl: (signed && (await fileAddress(shortName, siteFileOwner, file, 'inline'))) || null,
    thumbnailUrl: (signed && (await thumbnailAddress(shortName, siteFileOwner, file))) || null,
    scannedStatus: file.state,
    reason: file.reason,
    user_name: file.user_name,
  };
}

const linkTo = (bucket: string, name: string) =>
  `/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}`;

/** Identifies a file by its location, as Cloud Storage does; it opens nothing by itself. */
export function selfLink(shortName: string, file: FileRow): string {
  return linkTo(
    config().buckets[BUCKET_OF[file.state]],
    objectName(shortName, siteFileOwner, file),
  );
}
