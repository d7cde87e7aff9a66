import busboy from 'busboy';
import type { Request } from 'express';
import { ValidationError } from 'yup';
import { AppError } from '../platform/errors.ts';
import { formatOf } from './shapes/format.ts';
import { UnreadableFile } from './brownfield/findings.ts';
import { readRegister } from './brownfield/read-register.ts';
import { MAX_UPLOAD_BYTES, uploadFields, type ImportKind } from './contract.ts';
import { geodataMessages as messages } from './messages.ts';
import type { GivenFile } from './start-import.ts';

const LONGEST_FIELD = 200;
const FORM_OVERHEAD_BYTES = 16 * 1024;

/**
 * The file of a multipart upload, bounded before it is read and looked into before it is kept. Throws
 * payload-invalid with the field named, or payload-too-large.
 */
export async function readUpload(request: Request): Promise<GivenFile> {
  if (!request.is('multipart/form-data')) throw invalid('file', messages.notMultipart);
  if (Number(request.header('content-length') ?? 0) > MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES) {
    throw new AppError('payload-too-large', { fields: { file: messages.tooLarge } });
  }
  const { fields, file } = await readForm(request);
  if (!file) throw invalid('file', messages.noFile);
  const { kind, name, reference } = checked(fields);
  if (kind === 'layer' && !name) throw invalid('name', messages.nameNeeded);
  refuseUnreadable(kind, file.bytes);
  return {
    kind,
    ...file,
    options: { ...(name ? { name } : {}), ...(reference ? { reference } : {}) },
  };
}

function checked(fields: Form['fields']) {
  const trimmed = Object.entries(fields).map(([name, value]) => [name, value?.trim()]);
  try {
    return uploadFields.validateSync(Object.fromEntries(trimmed), { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const unknown = error.params?.unknown as string | undefined;
    throw invalid(error.path || unknown || 'kind', error.message);
  }
}

function refuseUnreadable(kind: ImportKind, bytes: Uint8Array): void {
  try {
    if (kind === 'brownfield') readRegister(bytes);
    else formatOf(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalid('file', error.message);
    throw error;
  }
}

interface Form {
  fields: Record<string, string | undefined>;
  file: { fileName: string; bytes: Uint8Array } | undefined;
}

function readForm(request: Request): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form: Form = { fields: {}, file: undefined };
    const fail = () => reject(invalid('file', messages.notMultipart));
    const parser = startParser(request);
    if (!parser) return fail();
    parser.on('field', (name, value) => (form.fields[name] = value));
    parser.on('file', (_name, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () =>
        reject(new AppError('payload-too-large', { fields: { file: messages.tooLarge } })),
      );
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

function invalid(field: string, reason: string): AppError {
  return new AppError('payload-invalid', { fields: { [field]: reason } });
}
