import type { Request } from 'express';
import { ValidationError } from 'yup';
import { invalidField } from '../../platform/errors.ts';
import { readMultipart, type UploadedFile } from '../../platform/multipart.ts';
import { uploadMetadata } from './contract/parts.ts';
import { FILE_LIMITS } from '../../records/files/file-limits.ts';
import { fileMessages as messages } from '../../records/files/messages.ts';

interface Collection {
  files: UploadedFile[];
  /** As sent. */
  metadata: string | undefined;
}

/**
 * The files of a multipart upload, with limits checked before and during reading: at most 10, 32 MB together. Throws
 * payload-invalid or payload-too-large.
 */
export async function readCollection(request: Request): Promise<Collection> {
  const { notMultipart, tooMany, tooLargeTogether: tooLarge } = messages;
  const { files, fields } = await readMultipart(request, {
    field: 'fileCollection',
    maxFiles: FILE_LIMITS.files,
    maxBytes: FILE_LIMITS.bytes,
    messages: { notMultipart, tooMany, tooLarge },
  });
  if (files.length === 0) throw invalidField('fileCollection', messages.empty);
  return { files, metadata: fields.metadata };
}

/** An upload's metadata about its files. Throws payload-invalid. */
export function readMetadata(text: string | undefined) {
  try {
    return uploadMetadata.validateSync(JSON.parse(text ?? '{}'), { strict: true });
  } catch (error) {
    const reason = error instanceof ValidationError ? error.message : messages.metadata;
    throw invalidField('metadata', reason);
  }
}
