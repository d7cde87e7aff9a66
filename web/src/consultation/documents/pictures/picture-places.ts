import {
  cancelPictureUpload,
  finishPictureUpload,
  openPictureUpload,
} from '@calls/consultation/documents/contract/pictures.ts';
import { call } from '../../../api/call.ts';
import { Uploads } from '../../../land/ground/files/upload-store.ts';

/** Where in a document a picture goes that is being sent: kept while the app is open, whatever is shown meanwhile. */
export interface PicturePlace {
  uploads: Uploads;
  /** Puts a picture that has arrived where it belongs. */
  take: (fileId: number) => void;
}

const places = new Map<string, PicturePlace>();

/** The place of a picture by the block that it stands in and its field there. */
export function picturePlace(documentId: number, blockId: string, field: string): PicturePlace {
  const name = `${blockId}:${field}`;
  const known = places.get(name);
  if (known) return known;
  const place: PicturePlace = {
    uploads: new Uploads({
      open: (file, options) =>
        call(openPictureUpload, { id: documentId, fileCollection: [file] }, options),
      finish: async (fileId) => {
        await call(finishPictureUpload, { id: documentId, fileId });
        place.take(fileId);
      },
      cancel: (fileId) => call(cancelPictureUpload, { id: documentId, fileId }),
    }),
    take: () => undefined,
  };
  places.set(name, place);
  return place;
}
