import type { Request } from 'express';
import { ValidationError } from 'yup';
import { invalidField } from '../../platform/errors.ts';
import { readMultipart } from '../../platform/multipart.ts';
import { arrivedForm } from './contract.ts';
import type { IntakeKind } from './contract/runs.ts';
import { intakeMessages as messages } from './messages.ts';
import { MAX_ARRIVED_BYTES } from './upload-limit.ts';

const KINDS: Record<string, IntakeKind> = {
  csv: 'table',
  txt: 'table',
  xlsx: 'table',
  eml: 'e-mail',
  mbox: 'e-mail',
  msg: 'e-mail',
  pdf: 'letter',
  docx: 'letter',
  png: 'letter',
  jpg: 'letter',
  jpeg: 'letter',
};

export interface ArrivedFile {
  kind: IntakeKind;
  fileName: string;
  bytes: Buffer;
  sha256: string;
  consultationId: number | null;
  correspondenceTypeId: number | null;
  receivedDate: string | null;
}

/** The file of a multipart upload with what counts for it. Throws payload-invalid, payload-too-large. */
export async function readArrivedFile(request: Request): Promise<ArrivedFile> {
  const { fields, files } = await readMultipart(request, {
    field: 'file',
    maxFiles: 1,
    maxBytes: MAX_ARRIVED_BYTES,
    messages,
  });
  const [file] = files;
  if (!file) throw invalidField('file', messages.noFile);
  if (file.bytes.length === 0) throw invalidField('file', messages.empty);
  const fileName = nameOfFile(file.givenName);
  const kind = KINDS[extensionOf(fileName)];
  if (!kind) throw invalidField('file', messages.unknownKind);
  const { consultationEventId, correspondenceType, receivedDate } = checked(fields);
  return {
    kind,
    fileName,
    bytes: file.bytes,
    sha256: file.sha256,
    consultationId: Number(consultationEventId) || null,
    correspondenceTypeId: Number(correspondenceType) || null,
    receivedDate: receivedDate || null,
  };
}

/** In small letters, without the dot. */
export const extensionOf = (fileName: string): string =>
  (/\.([a-z0-9]+)$/i.exec(fileName)?.[1] ?? '').toLowerCase();

const nameOfFile = (given: string) =>
  given
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim()
    .slice(-200) || 'file';

function checked(fields: Record<string, string | undefined>) {
  try {
    return arrivedForm.validateSync(fields, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw invalidField(error.path || String(error.params?.['unknown'] ?? 'file'), error.message);
  }
}
