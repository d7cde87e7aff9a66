import type { DocumentFormat } from './document-formats.ts';
import type { PrintedDocument } from './print-document.ts';
import type { PictureFile } from './print-pictures.ts';

/** A document to be written, as it goes to a process of its own. */
export interface WritingTask {
  printed: PrintedDocument;
  pictures: readonly (readonly [name: string, file: PictureFile])[];
  format: DocumentFormat;
}

/** Loads the engine of a format before there is something to write. */
export async function readyToWrite(format: string | undefined): Promise<void> {
  if (format === 'pdf') await (await import('./pdf/write-document-pdf.ts')).readyToSet();
}

/** Writes a document as a file, by an engine loaded only for this. */
export async function writePrinted({
  printed,
  pictures,
  format,
}: WritingTask): Promise<Uint8Array> {
  const files = new Map(pictures);
  return format === 'pdf'
    ? (await import('./pdf/write-document-pdf.ts')).writeDocumentPdf(printed, files)
    : (await import('./word/write-document-word.ts')).writeDocumentWord(printed, files);
}
