import { signedAddress } from '../../platform/storage.ts';
import { hasThumbnail, thumbnailName } from './clean-object.ts';
import type { FileOwner } from './file-owner.ts';
import { objectName } from './object-name.ts';
import type { FileRow } from './queries/files.ts';

/** The only way to a file's bytes beside a small picture's: an address for 15 minutes if it was found clean, otherwise undefined. */
export function fileAddress(
  shortName: string,
  owner: FileOwner,
  file: FileRow,
  as: 'attachment' | 'inline',
): Promise<string> | undefined {
  if (file.state !== 'clean' || file.deleted_at !== null) return undefined;
  return signedAddress(objectName(shortName, owner, file), file.display_name, as);
}

/** As `fileAddress`, of the small picture that a picture has of itself. */
export function thumbnailAddress(
  shortName: string,
  owner: FileOwner,
  file: FileRow,
): Promise<string> | undefined {
  if (file.state !== 'clean' || file.deleted_at !== null || !hasThumbnail(file.content_type))
    return undefined;
  return signedAddress(
    thumbnailName(objectName(shortName, owner, file)),
    file.display_name,
    'inline',
  );
}
