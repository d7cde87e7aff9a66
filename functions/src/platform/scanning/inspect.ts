import { EICAR_NAME, holdsEicar } from './eicar.ts';
import { inspectArchive } from './inspect-archive.ts';
import { inspectImage } from './inspect-image.ts';
import { scanMessages as messages } from './messages.ts';
import { inspectPdf } from './pdf/inspect-pdf.ts';
import { isArchive, markupOf, sniffType, type AllowedType } from './sniff.ts';

const NAMES: Record<AllowedType, string> = {
  'image/png': 'a PNG image',
  'image/jpeg': 'a JPEG image',
  'application/pdf': 'a PDF',
};

/**
 * The built-in inspection, which always runs first: why the file is refused, in words; undefined if nothing is wrong.
 */
export async function inspect(bytes: Buffer, claimed: AllowedType): Promise<string | undefined> {
  if (holdsEicar(bytes)) return messages.virus(EICAR_NAME);
  const type = sniffType(bytes);
  if (!type) return refusalOf(bytes);
  if (type !== claimed) return messages.otherType(NAMES[type], NAMES[claimed]);
  return type === 'application/pdf' ? inspectPdf(bytes) : inspectImage(bytes, type);
}

function refusalOf(bytes: Buffer): string {
  if (isArchive(bytes)) return inspectArchive(bytes);
  const markup = markupOf(bytes);
  if (markup) return markup === 'svg' ? messages.drawing : messages.page;
  return messages.notAllowed;
}
