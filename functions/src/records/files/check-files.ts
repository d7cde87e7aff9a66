import { AppError, type FieldErrors } from '../../platform/errors.ts';
import { sniffType } from '../../platform/scanning/sniff.ts';
import { FILE_LIMITS, type UploadType } from './file-limits.ts';
import { safeName, shownName, typeOfName } from './file-name.ts';
import { fileMessages as messages } from './messages.ts';

/** A file as it will be stored. */
export interface NamedFile {
  shownName: string;
  safeName: string;
  type: UploadType;
  /** In bytes. */
  size: number;
}

interface Announced {
  givenName: string;
  size: number;
  /** If the bytes are already available, they must match the name's type. */
  bytes?: Buffer;
}

/**
 * Gives files their names and types. Throws payload-invalid with the reason for each file:
 * fields['fileCollection[1]'].
 */
export function checkFiles(given: Announced[]): NamedFile[] {
  const fields: FieldErrors = {};
  const files = given.map((file, index) => {
    const shown = shownName(file.givenName);
    const type = typeOfName(shown);
    const problem = problemOf(file, shown, type);
    if (problem) fields[`fileCollection[${index}]`] = problem;
    const kept = type ?? 'application/pdf';
    return { shownName: shown, safeName: safeName(shown, kept), type: kept, size: file.size };
  });
  const total = given.reduce((sum, { size }) => sum + size, 0);
  if (total > FILE_LIMITS.bytes) fields.fileCollection = messages.tooLargeTogether;
  if (Object.keys(fields).length > 0) throw new AppError('payload-invalid', { fields });
  return files;
}

function problemOf({ size, bytes }: Announced, shown: string, type: UploadType | undefined) {
  if (shown === '') return messages.noName;
  if (size === 0) return messages.empty;
  if (!type) return messages.wrongType;
  const found = bytes ? sniffType(bytes) : type;
  if (!found) return messages.wrongType;
  return found === type ? undefined : messages.otherType(shown.split('.').at(-1) ?? '');
}
