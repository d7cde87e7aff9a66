import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { ByteLru } from '../../../platform/byte-lru.ts';
import { councilOrigin } from '../../../platform/council-origin.ts';
import { longDateOf } from '../../../platform/dates/long-date.ts';
import { withPublic } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { paperColour } from '../../../platform/print/council-look.ts';
import { attachment } from '../../../platform/storage.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { pictureFile } from '../../ground/documents/print/print-pictures.ts';
import { documentPrintMessages } from '../../ground/documents/print/messages.ts';
import {
  type DocumentFormat,
  documentFormats,
} from '../../ground/documents/print/document-formats.ts';
import { sendUnchanging } from '../../ground/public-frame/send-page.ts';
import { findWholeDocument, type WholeDocument } from '../../public-documents/queries.ts';
import type { Failure } from '../../ground/public-frame/failure-page.tsx';
import { documentFileMessages as messages } from './messages.ts';
import { consultationFacts } from './consultation-facts.ts';
import { documentFile, headOfFile } from './document-file.ts';
import { findEditionPictures } from './queries.ts';

const DOWNLOAD = /^\/p\/document\/(\d{1,15})\/editions\/(\d{1,9})\/download\/(\w{3,4})$/;

/** Recently written files: a CDN asks for the same file from several edges at first. */
const kept = new ByteLru<Uint8Array>(32 * 1024 * 1024);
/** Being written: who asks for the same meanwhile waits for the same. */
const underWay = new Map<string, Promise<Uint8Array>>();

/**
 * Sends the edition that the public reads as a file, where the path asks for one; false for other paths. Throws
 * not-found where it is not that edition that is public, and unavailable where too many files are being written.
 */
export async function answerDocumentFile(
  tenant: Tenant,
  request: Request,
  response: Response,
): Promise<boolean> {
  const [, id, edition, named] = DOWNLOAD.exec(request.path) ?? [];
  const format = documentFormats.find((each) => each === named);
  if (id === undefined || !format) return false;
  // Each other address would be another one to whatever keeps answers.
  if (Object.keys(request.query).some((name) => name !== 'tenant')) throw new AppError('not-found');
  const found = await withPublic(tenant, (tx) => findWholeDocument(tx, Number(id)));
  if (found?.edition !== Number(edition)) throw new AppError('not-found');
  const { name, contentType } = headOfFile(found.content, format);
  response.setHeader('content-disposition', attachment(name));
  // To be asked what it is does not write a file.
  const body = request.method === 'HEAD' ? undefined : await bytesOnce(tenant, found, format);
  sendUnchanging(request, response, { contentType, body });
  return true;
}

/** Says that a file could not be had, and leads to the document; undefined where none was asked for. */
export function failedDownload({ path, query }: Request, isMissing: boolean): Failure | undefined {
  const [, id, , named] = DOWNLOAD.exec(path) ?? [];
  const format = documentFormats.find((each) => each === named);
  if (id === undefined || !format) return undefined;
  const council =
    typeof query['tenant'] === 'string' ? `?tenant=${encodeURIComponent(query['tenant'])}` : '';
  return {
    title: messages.failed(format),
    text: isMissing ? messages.editionGone : messages.tryLater,
    back: { href: `/p/document/${id}${council}`, label: messages.toDocument },
  };
}

async function bytesOnce(
  tenant: Tenant,
  found: WholeDocument,
  format: DocumentFormat,
): Promise<Uint8Array> {
  // An edition changes when a picture is erased from it, its head when a deadline moves, and all of it with the council's
  // colour: what was written before must not be sent again.
  const { name, record } = tenant;
  const facts = found.consultation && consultationFacts(found.consultation);
  const shown = [found.content, facts, name, record['logo'] ?? null, paperColour(tenant)];
  const content = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  const key = JSON.stringify([tenant.shortName, found.id, found.edition, format, content]);
  const known = kept.get(key) ?? underWay.get(key);
  if (known) return known;
  const writing = write(tenant, found, format).finally(() => underWay.delete(key));
  underWay.set(key, writing);
  const bytes = await writing;
  kept.set(key, bytes, bytes.byteLength);
  return bytes;
}

const write = (
  tenant: Tenant,
  { id, edition, content, consultation, publishedAt }: WholeDocument,
  format: DocumentFormat,
): Promise<Uint8Array> =>
  documentFile(
    tenant,
    {
      edition: content,
      consultation,
      attachmentsAt: `${councilOrigin(tenant)}/p/document/${id}/attachments`,
      made: documentPrintMessages.published(longDateOf(new Date(publishedAt)), edition),
      picturesOf: async (names) => {
        const files = await withPublic(tenant, (tx) =>
          findEditionPictures(tx, { id, edition, names }),
        );
        return files.map(({ name, body }) => [name, pictureFile(name, body)]);
      },
    },
    format,
  );
