import { createRequire } from 'node:module';
import path from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const packageFolder = path.dirname(
  createRequire(import.meta.url).resolve('pdfjs-dist/package.json'),
);

/** A PDF to read or to draw, in a process of its own. Throws for what is damaged, and PasswordException. */
export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    standardFontDataUrl: `${path.join(packageFolder, 'standard_fonts')}/`,
    cMapUrl: `${path.join(packageFolder, 'cmaps')}/`,
    wasmUrl: `${path.join(packageFolder, 'wasm')}/`,
    verbosity: 0,
  }).promise;
}
