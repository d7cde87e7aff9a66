import type { Request, Response } from 'express';
import { withPublic } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { sendUnchanging } from '../ground/public-frame/send-page.ts';
import { findEditionFile } from './queries.ts';

const FILE =
  /^\/p\/document\/(\d{1,15})\/editions\/(\d{1,9})\/([a-z]{1,20}\/[\w-]{1,80}\.[a-z]{2,8})$/;

interface EditionFile {
  id: number;
  edition: number;
  /** 'maps/<block>.svg' */
  name: string;
}

/** Which file of which edition a path names; undefined for other paths. */
export function editionFileAt(path: string): EditionFile | undefined {
  const [, id, edition, name] = FILE.exec(path) ?? [];
  return id && edition && name ? { id: Number(id), edition: Number(edition), name } : undefined;
}

/** Sends a picture, or the data of a map, which never changes under its address. Throws not-found, once it is withdrawn as well. */
export async function sendEditionFile(
  tenant: Tenant,
  file: EditionFile,
  request: Request,
  response: Response,
): Promise<void> {
  const found = await withPublic(tenant, (tx) => findEditionFile(tx, file));
  if (!found) throw new AppError('not-found');
  // A picture that is opened by itself is a page, and must run nothing.
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  sendUnchanging(request, response, found);
}
