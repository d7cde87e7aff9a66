import {
  cancelPictureUpload,
  finishPictureUpload,
  openPictureUpload,
} from '@calls/consultation/documents/contract/pictures.ts';
import { call } from '../../../api/call.ts';
import { Uploads } from '../../../records/files/upload-store.ts';

type Taker = (fileId: number) => void;

/** Where in a document a picture goes that is being sent: kept while the app is open, whatever is shown meanwhile. */
export class PicturePlace {
  readonly uploads: Uploads;
  private take: Taker = () => undefined;

  constructor(documentId: number) {
    this.uploads = new Uploads({
      open: (file, options) =>
        call(openPictureUpload, { id: documentId, fileCollection: [file] }, options),
      finish: async (fileId) => {
        await call(finishPictureUpload, { id: documentId, fileId });
        this.take(fileId);
      },
      cancel: (fileId) => call(cancelPictureUpload, { id: documentId, fileId }),
    });
  }

  /** Says who puts a picture that has arrived where it belongs. */
  readonly givenTo = (take: Taker): void => {
    this.take = take;
  };
}

const places = new Map<string, PicturePlace>();

/** The place of a picture by the block that it stands in and its field there. */
export function picturePlace(documentId: number, blockId: string, field: string): PicturePlace {
  const name = `${blockId}:${field}`;
  const place = places.get(name) ?? new PicturePlace(documentId);
  places.set(name, place);
  return place;
}
