import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { AppError, type FieldErrors, invalidField } from './errors.ts';
import { refuseUnstorable } from './plain-values.ts';
import { sizeInWords } from './size-in-words.ts';

/** Allowance for a form's boundaries, part headers and fields on top of its files' bytes. */
const OVERHEAD_BYTES = 64 * 1024;
const PART_BYTES = 512 * 1024;
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 4_000;

export interface UploadedFile {
  /** The name its owner gave it; empty if the form has none. */
  givenName: string;
  bytes: Buffer;
  /** Counted while the parts arrive, between which others have their turn. */
  sha256: string;
}

export interface MultipartForm {
  fields: Record<string, string | undefined>;
  files: UploadedFile[];
}

export interface MultipartRules {
  /** The field under which errors are reported. */
  field: string;
  maxFiles: number;
  /** For all files together. */
  maxBytes: number;
  messages: { notMultipart: string; tooLarge: string; tooMany: string };
}

/**
 * The fields and files of a multipart form, limited before and while it is read. Throws payload-invalid or
 * payload-too-large.
 */
export async function readMultipart(
  request: Request,
  rules: MultipartRules,
): Promise<MultipartForm> {
  if (!request.is('multipart/form-data')) throw notMultipart(rules);
  if (Number(request.header('content-length') ?? 0) > rules.maxBytes + OVERHEAD_BYTES)
    throw tooLarge(rules);
  const form = await parse(request, rules);
  const faults = Object.create(null) as FieldErrors;
  refuseUnstorable(form.fields, faults);
  if (Object.keys(faults).length > 0) throw new AppError('payload-invalid', { fields: faults });
  return form;
}

function parse(request: Request, rules: MultipartRules): Promise<MultipartForm> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(notMultipart(rules));
    const parser = startParser(request, rules);
    if (!parser) return fail();
    const form: MultipartForm = { fields: {}, files: [] };
    let total = 0;
    // What is left out or cut would not be noticed: a form that asks to compare first would be written at once.
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) reject(tooLong(name));
      form.fields[name] = value;
    });
    parser.on('fieldsLimit', fail);
    parser.on('file', (_field, stream, { filename }) => {
      const chunks: Buffer[] = [];
      const hash = createHash('sha256');
      const file: UploadedFile = { givenName: filename ?? '', bytes: Buffer.alloc(0), sha256: '' };
      form.files.push(file);
      stream.on('data', (chunk: Buffer) => {
        total += chunk.length;
        if (total > rules.maxBytes) reject(tooLarge(rules));
        else {
          hash.update(chunk);
          chunks.push(chunk);
        }
      });
      // A form may end in the middle of a file; without a listener the error would end the process.
      stream.on('error', fail);
      stream.on('close', () => {
        file.bytes = Buffer.concat(chunks);
        file.sha256 = hash.digest('hex');
      });
    });
    parser.on('filesLimit', () => reject(invalidField(rules.field, rules.messages.tooMany)));
    parser.on('close', () => resolve(form));
    parser.on('error', fail);
    // The functions framework has read the body already; a plain server has not.
    const { rawBody } = request as Request & { rawBody?: Buffer };
    if (rawBody) Readable.from(inParts(rawBody)).pipe(parser);
    else {
      // Where its sender leaves in the middle, the parser hears of no end.
      if (request.destroyed && !request.complete) return fail();
      request.once('close', () => {
        if (!request.complete) fail();
      });
      request.pipe(parser);
    }
  });
}

/** Others have their turn between two parts. */
async function* inParts(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    yield bytes.subarray(from, from + PART_BYTES);
    await setImmediate();
  }
}

function startParser(request: Request, { maxFiles }: MultipartRules): busboy.Busboy | undefined {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      // Busboy takes a field of just its limit for a longer one.
      limits: { files: maxFiles, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES + 1 },
    });
  } catch {
    // The multipart header has no boundary.
    return undefined;
  }
}

const notMultipart = ({ field, messages }: MultipartRules) =>
  invalidField(field, messages.notMultipart);
const tooLong = (field: string) =>
  new AppError('payload-too-large', {
    fields: { [field]: `At most ${sizeInWords(MAX_FIELD_BYTES)} can be sent here` },
  });
const tooLarge = ({ field, messages }: MultipartRules) =>
  new AppError('payload-too-large', { fields: { [field]: messages.tooLarge } });
