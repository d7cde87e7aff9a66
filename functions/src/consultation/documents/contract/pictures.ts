import { closed, endpoint, recordId, yup } from '../../../platform/contract.ts';
import { fileStates } from '../../../records/files/file-states.ts';
import { announcedFiles, openedUploads } from '../../../records/files/upload-schema.ts';
import { DRAFT_PATH, oneDocument, readsDrafts, writesDrafts } from './draft-shapes.ts';

const PICTURES_PATH = `${DRAFT_PATH}/pictures` as const;
const PICTURE_PATH = `${PICTURES_PATH}/{fileId}` as const;
const onePicture = closed({ ...oneDocument, fileId: recordId.required() });

/** Most pictures of a document, those that no block shows any more included. */
export const MAX_PICTURES = 300;

const picture = closed({
  id: recordId.required(),
  /** What the person called the file. */
  name: yup.string().required(),
  scannedStatus: yup.string().oneOf(fileStates).required(),
  /** Why it is not clean (yet). */
  reason: yup.string().nullable().defined(),
}).required();
export type DraftPicture = yup.InferType<typeof picture>;

export const listDraftPictures = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: PICTURES_PATH,
  summary: 'The pictures that have arrived for a document, newest first',
  reads: ['document:id'],
  params: closed(oneDocument),
  response: closed({ pictures: yup.array().of(picture).required() }),
});

/** Whole, and no wider or higher than a screen: as officers see it while they draft. 404 until it is found clean. */
export const viewDraftPicture = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: PICTURE_PATH,
  summary: 'A picture of a document, sized for a screen',
  reads: [],
  params: onePicture,
  bytes: 'image/jpeg',
  response: yup.mixed<Blob>(),
});

/** As openUpload of files of sites: the browser sends the bytes to the addresses that this gives. */
export const openPictureUpload = endpoint({
  ...writesDrafts,
  method: 'POST',
  path: PICTURES_PATH,
  summary: 'Open uploads of pictures that the browser sends straight to the store',
  changes: ['document:id'],
  status: 201,
  idempotent: true,
  params: closed(oneDocument),
  body: closed({ fileCollection: announcedFiles }),
  response: openedUploads,
});

/** The picture can be put into blocks from now on; it is published once it was found clean. */
export const finishPictureUpload = endpoint({
  ...writesDrafts,
  method: 'POST',
  path: `${PICTURE_PATH}/upload`,
  summary: 'All bytes of an opened upload of a picture are sent',
  changes: ['document:id'],
  params: onePicture,
  response: closed({ id: recordId.required() }),
});

/** Abandons one of the person's own unfinished uploads. */
export const cancelPictureUpload = endpoint({
  ...writesDrafts,
  method: 'DELETE',
  path: `${PICTURE_PATH}/upload`,
  summary: 'Cancel an opened upload of a picture',
  changes: ['document:id'],
  status: 204,
  params: onePicture,
  response: yup.mixed().notRequired(),
});

/**
 * Takes a picture out of the draft and out of every edition, the public one included, and deletes its bytes. Nobody can
 * bring it back; history says that it was there.
 */
export const erasePicture = endpoint({
  ...writesDrafts,
  method: 'DELETE',
  path: PICTURE_PATH,
  summary: 'Erase a picture of a document for good, from all of its editions',
  changes: ['document:id', 'document'],
  params: onePicture,
  /** How many editions showed it. */
  response: closed({ editions: yup.number().required() }),
});
