import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { objectSize } from '../../platform/bucket-objects.ts';
import { withPublic } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { bucketOf } from '../../platform/storage.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { copyName } from '../ground/attachments/copy-name.ts';
import { attachmentMessages as messages } from '../ground/attachments/messages.ts';
import { findAttachment } from './queries.ts';

const FILE = /^\/p\/representations\/(\d{1,15})\/attachments\/(\d{1,6})$/;

/** Which attachment of which representation a path names; undefined for other paths. */
export function attachmentAt(path: string): { id: number; number: number } | undefined {
  const [, id, number] = FILE.exec(path) ?? [];
  return id && number ? { id: Number(id), number: Number(number) } : undefined;
}

/**
 * Sends the redacted copy of an attachment while it is published. It goes through us instead of by an address of the
 * store, which would open it a while longer. Throws not-found.
 */
export async function sendAttachment(
  tenant: Tenant,
  { id, number }: { id: number; number: number },
  request: Request,
  response: Response,
): Promise<void> {
  const found = await withPublic(tenant, (tx) => findAttachment(tx, id, number));
  if (!found) throw new AppError('not-found');
  const name = copyName(tenant.shortName, found.copyId);
  const size = await objectSize({ bucket: 'clean', name });
  if (size === undefined) throw new AppError('not-found');
  response.setHeader('content-type', found.contentType);
  response.setHeader('content-length', size);
  const fileName = messages.fileName(id, number, found.contentType);
  response.setHeader('content-disposition', `inline; filename="${fileName}"`);
  if (request.method === 'HEAD') response.end();
  else await pipeline((await bucketOf('clean')).file(name).createReadStream(), response);
}
