import busboy from 'busboy';
import type { Request } from 'express';
import { AppError, unfit } from '../../../platform/errors.ts';
import { MAX_UPLOAD_BYTES } from './upload-limit.ts';
import { shapeFileMessages as messages } from './messages.ts';

/** Bytes, of the longest field of the form. */
const LONGEST_FIELD = 1_000;
const FORM_OVERHEAD_BYTES = 16 * 1024;

export interface Form {
  fields: Record<string, string | undefined>;
  file: { fileName: string; bytes: Uint8Array } | undefined;
}

/** A multipart form with one file of at most 10 MB, bounded before it is read. Throws payload-invalid, payload-too-large. */
export async function readForm(request: Request): Promise<Form> {
  if (!request.is('multipart/form-data')) throw notMultipart();
  if (Number(request.header('content-length') ?? 0) > MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES) {
    throw tooLarge();
  }
  return parse(request);
}

function parse(request: Request): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form: Form = { fields: {}, file: undefined };
    const fail = () => reject(notMultipart());
    const parser = startParser(request);
    if (!parser) return fail();
    parser.on('field', (name, value) => (form.fields[name] = value));
    parser.on('file', (_name, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(tooLarge()));
      // A form that ends within its file: unheard, this would end the process.
      stream.on('error', fail);
      stream.on(
        'close',
        () => (form.file = { fileName: filename || 'file', bytes: Buffer.concat(chunks) }),
      );
    });
    parser.on('close', () => resolve(form));
    parser.on('error', fail);
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
      limits: {
        files: 1,
        fileSize: MAX_UPLOAD_BYTES,
        fields: 5,
        fieldSize: LONGEST_FIELD,
        parts: 6,
      },
    });
  } catch {
    // A multipart header without its boundary.
    return undefined;
  }
}

const notMultipart = () => unfit('file', messages.notMultipart);
const tooLarge = () => new AppError('payload-too-large', { fields: { file: messages.tooLarge } });
