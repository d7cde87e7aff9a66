import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { objectName } from '../../records/files/object-name.ts';
import { objectSize } from '../../platform/bucket-objects.ts';
import { withPublic } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { attachment, bucketOf } from '../../platform/storage.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { documentAttachmentOwner } from '../ground/documents/attachments/document-attachment-owner.ts';
import { KEPT_BRIEFLY } from '../ground/public-frame/send-page.ts';
import { findPublicAttachment } from './queries.ts';

const FILE = /^\/p\/document\/(\d{1,15})\/attachments\/(\d{1,15})$/;

interface Asked {
  id: number;
  attachmentId: number;
}

/** Which attachment of which document a path names; undefined for other paths. */
export function documentAttachmentAt(path: string): Asked | undefined {
  const [, id, attachmentId] = FILE.exec(path) ?? [];
  return id && attachmentId ? { id: Number(id), attachmentId: Number(attachmentId) } : undefined;
}

/**
 * Sends an attachment while the edition that is public has it. It goes through us instead of by an address of the store,
 * which would open it a while longer. Throws not-found.
 */
export async function sendDocumentAttachment(
  tenant: Tenant,
  asked: Asked,
  request: Request,
  response: Response,
): Promise<void> {
  const found = await withPublic(tenant, (tx) => findPublicAttachment(tx, asked));
  if (!found) throw new AppError('not-found');
  const file = { owner_id: asked.id, name: found.object };
  const name = objectName(tenant.shortName, documentAttachmentOwner, file);
  const size = await objectSize({ bucket: 'clean', name });
  if (size === undefined) throw new AppError('not-found');
  response.setHeader('cache-control', KEPT_BRIEFLY);
  response.setHeader('content-type', found.contentType);
  response.setHeader('content-length', size);
  response.setHeader('content-disposition', attachment(found.fileName));
  if (request.method === 'HEAD') response.end();
  else await pipeline((await bucketOf('clean')).file(name).createReadStream(), response);
}
