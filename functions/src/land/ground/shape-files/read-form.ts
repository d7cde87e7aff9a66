import type { Request } from 'express';
import { readMultipart } from '../../../platform/multipart.ts';
import { MAX_UPLOAD_BYTES } from './upload-limit.ts';
import { shapeFileMessages as messages } from './messages.ts';

export interface ShapeFileForm {
  fields: Record<string, string | undefined>;
  file: { fileName: string; bytes: Uint8Array; sha256: string } | undefined;
}

/**
 * A multipart form with one file of at most 10 MB; limits apply before it is read. Throws payload-invalid,
 * payload-too-large.
 */
export async function readForm(request: Request): Promise<ShapeFileForm> {
  const { fields, files } = await readMultipart(request, {
    field: 'file',
    maxFiles: 1,
    maxBytes: MAX_UPLOAD_BYTES,
    messages,
  });
  const [file] = files;
  if (!file) return { fields, file };
  const { givenName, bytes, sha256 } = file;
  return { fields, file: { fileName: givenName || 'file', bytes, sha256 } };
}
