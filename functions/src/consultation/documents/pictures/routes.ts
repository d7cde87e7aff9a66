import { typeOfName } from '../../../records/files/file-name.ts';
import { fileStates } from '../../../records/files/file-states.ts';
import { objectName } from '../../../records/files/object-name.ts';
import { type FileRow, findListedFile, listFiles } from '../../../records/files/queries/files.ts';
import { cancelOwnUpload, finishOwnUpload } from '../../../records/files/own-upload.ts';
import { openUploads } from '../../../records/files/upload-files.ts';
import type { Actor } from '../../../platform/actor.ts';
import { readObject, removeObject } from '../../../platform/bucket-objects.ts';
import type { Tx } from '../../../platform/db.ts';
import { networkRoute, route, type Route } from '../../../platform/endpoint.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import { Reply } from '../../../platform/reply.ts';
import { documentFileOwner } from '../../ground/documents/pictures/document-file-owner.ts';
import { pictureMessages as messages } from '../../ground/documents/pictures/messages.ts';
import {
  cancelPictureUpload,
  erasePicture,
  finishPictureUpload,
  listDraftPictures,
  MAX_PICTURES,
  openPictureUpload,
  viewDraftPicture,
} from '../contract/pictures.ts';
import { findDocument } from '../queries/heads.ts';
import { eraseEverywhere } from './erase-picture.ts';
import { screenPicture } from './screen-picture.ts';

const KIND = 'documents';
/** Asked for again after logging out, and by whoever may no longer see it. */
const KEPT = 'private, no-cache';

export const pictureRoutes: Route[] = [
  route(listDraftPictures, async ({ input: { id }, tx }) => {
    const files = await listed(tx, id);
    return {
      pictures: files.map(({ id: fileId, display_name: name, state: scannedStatus, reason }) => ({
        id: fileId,
        name,
        scannedStatus,
        reason,
      })),
    };
  }),
  networkRoute(viewDraftPicture, async ({ input, tenant, inTenant }) => {
    const file = await inTenant((tx) => findListedFile(tx, documentFileOwner, input.fileId));
    if (file?.owner_id !== input.id || file.state !== 'clean') throw new AppError('not-found');
    const name = objectName(tenant.shortName, documentFileOwner, file);
    const { body, contentType } = await screenPicture(
      () => readObject({ bucket: 'clean', name }),
      file.content_type,
      tenant.shortName,
    );
    const headers = { 'content-type': contentType, 'cache-control': KEPT };
    return new Reply({ bytes: body, headers });
  }),
  networkRoute(openPictureUpload, async (call) => {
    const { id: ownerId, fileCollection } = call.input;
    for (const [at, { fileName }] of fileCollection.entries())
      if (!typeOfName(fileName)?.startsWith('image/'))
        throw invalidField(`fileCollection[${at}]`, messages.notPicture);
    const there = await call.inTenant((tx) => listed(tx, ownerId));
    if (there.length + fileCollection.length > MAX_PICTURES)
      throw invalidField('fileCollection', messages.tooMany(MAX_PICTURES));
    const upload = { contract: openPictureUpload, call, owner: documentFileOwner, ownerId };
    return { uploads: await openUploads({ ...upload, kind: KIND }, fileCollection) };
  }),
  networkRoute(finishPictureUpload, (call) => finishOwnUpload(call, documentFileOwner)),
  networkRoute(cancelPictureUpload, (call) => cancelOwnUpload(call, documentFileOwner)),
  networkRoute(erasePicture, async ({ input: { id, fileId }, actor, tenant, inTenant }) => {
    const { file, editions } = await inTenant((tx) =>
      eraseEverywhere(tx, actor as Actor, id, fileId),
    );
    // Should the process end before this, the sweep of files removes it within the hour.
    await removeObject({
      bucket: 'clean',
      name: objectName(tenant.shortName, documentFileOwner, file),
    });
    return { editions };
  }),
];

/** The pictures of a document. Throws not-found. */
async function listed(tx: Tx, id: number): Promise<FileRow[]> {
  if (!(await findDocument(tx, id))) throw new AppError('not-found');
  const asked = { ownerId: id, states: [...fileStates], limit: MAX_PICTURES, offset: 0 };
  return (await listFiles(tx, documentFileOwner, asked)).files;
}
