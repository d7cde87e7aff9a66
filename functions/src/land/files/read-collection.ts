import busboy from 'busboy';
import type { Request } from 'express';
import { ValidationError } from 'yup';
import { AppError, unfit } from '../../platform/errors.ts';
import { uploadMetadata } from './contract/parts.ts';
import { FILE_LIMITS } from './file-limits.ts';
import { fileMessages as messages } from './messages.ts';

const FORM_OVERHEAD_BYTES = 64 * 1024;
const LONGEST_METADATA = 1000;
const FIELDS = 5;

export interface GivenFile {
  givenName: string;
  bytes: Buffer;
}
interface Collection {
  files: GivenFile[];
  /** As it was sent. */
  metadata: string | undefined;
}

/**
 * The files of a multipart upload, bounded before and while they are read: at most 10, 10 MB together. Throws
 * payload-invalid or payload-too-large.
 */
export async function readCollection(request: Request): Promise<Collection> {
  if (!request.is('multipart/form-data')) throw unfit('fileCollection', messages.notMultipart);
  if (Number(request.header('content-length') ?? 0) > FILE_LIMITS.formBytes + FORM_OVERHEAD_BYTES)
    throw tooLarge();
  const collection = await parse(request);
  if (collection.files.length === 0) throw unfit('fileCollection', messages.empty);
  return collection;
}

/** What an upload says of its files. Throws payload-invalid. */
export function readMetadata(text: string | undefined) {
  try {
    return uploadMetadata.validateSync(JSON.parse(text ?? '{}'), { strict: true });
  } catch (error) {
    const reason = error instanceof ValidationError ? error.message : messages.metadata;
    throw unfit('metadata', reason);
  }
}

function parse(request: Request): Promise<Collection> {
  return new Promise((resolve, reject) => {
    const parser = startParser(request);
    if (!parser) return reject(unfit('fileCollection', messages.notMultipart));
    const collection: Collection = { files: [], metadata: undefined };
    let total = 0;
    parser.on('field', (name, value) => {
      if (name === 'metadata') collection.metadata = value;
    });
    parser.on('file', (_field, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        total += chunk.length;
        if (total > FILE_LIMITS.formBytes) reject(tooLarge());
        else chunks.push(chunk);
      });
      const at = collection.files.push({ givenName: filename ?? '', bytes: Buffer.alloc(0) }) - 1;
      // A form that ends within a file: unheard, this would end the process.
      stream.on('error', () => reject(unfit('fileCollection', messages.notMultipart)));
      stream.on('close', () => {
        collection.files[at] = { givenName: filename ?? '', bytes: Buffer.concat(chunks) };
      });
    });
    parser.on('filesLimit', () => reject(unfit('fileCollection', messages.tooMany)));
    parser.on('close', () => resolve(collection));
    parser.on('error', () => reject(unfit('fileCollection', messages.notMultipart)));
    // The functions framework has read the body already; a plain server has not.
    const { rawBody } = request as Request & { rawBody?: Buffer };
    if (rawBody) parser.end(rawBody);
    else request.pipe(parser);
  });
}

function startParser(request: Request): busboy.Busboy | undefined {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: FILE_LIMITS.files, fields: FIELDS, fieldSize: LONGEST_METADATA },
    });
  } catch {
    // A multipart header without its boundary.
    return undefined;
  }
}

const tooLarge = () =>
  new AppError('payload-too-large', { fields: { fileCollection: messages.tooLargeForForm } });
