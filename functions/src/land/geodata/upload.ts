import type { Request } from 'express';
import { ValidationError } from 'yup';
import { invalidField } from '../../platform/errors.ts';
import { UnreadableFile } from '../../records/imports/findings.ts';
import { refuseNoRegister } from './brownfield/read-register.ts';
import { refuseNoFeatures } from './tables/read-features.ts';
import { uploadFields, type ImportKind } from './contract.ts';
import { geodataMessages as messages } from './messages.ts';
import { readForm, type ShapeFileForm } from '../ground/shape-files/read-form.ts';
import type { ImportUpload } from './start-import.ts';

/**
 * The file of a multipart upload, with its size limited before it is read and its content inspected before it is
 * stored. Throws payload-invalid with the field named, or payload-too-large.
 */
export async function readUpload(request: Request): Promise<ImportUpload & { sha256: string }> {
  const { fields, file } = await readForm(request);
  if (!file) throw invalidField('file', messages.noFile);
  const { kind, name, reference, where, attribution, preview } = checked(fields);
  if (kind === 'layer' && !name) throw invalidField('name', messages.nameNeeded);
  if (kind === 'layer' && preview === 'true')
    throw invalidField('preview', messages.noPreviewOfLayers);
  refuseUnreadable(kind, file.bytes);
  return {
    kind,
    ...file,
    preview: preview === 'true',
    options: {
      ...(name ? { name } : {}),
      ...(reference ? { reference } : {}),
      // A register is imported as a whole: sites missing from it have ended.
      ...(where && kind !== 'brownfield' ? { where } : {}),
      ...(attribution && kind === 'layer' ? { attribution } : {}),
    },
  };
}

function checked(fields: ShapeFileForm['fields']) {
  const trimmed = Object.entries(fields).map(([name, value]) => [name, value?.trim()]);
  try {
    return uploadFields.validateSync(Object.fromEntries(trimmed), { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const unknown = error.params?.unknown as string | undefined;
    throw invalidField(error.path || unknown || 'kind', error.message);
  }
}

function refuseUnreadable(kind: ImportKind, bytes: Uint8Array): void {
  try {
    if (kind === 'brownfield') refuseNoRegister(bytes);
    else refuseNoFeatures(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalidField('file', error.message);
    throw error;
  }
}
