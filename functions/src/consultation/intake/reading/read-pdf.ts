import { createRequire } from 'node:module';
import path from 'node:path';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { intakeMessages as messages } from '../messages.ts';
import { nothingRead, type ReadItem, type ReadPage } from './read-item.ts';
import { letterOf, shownPicture } from './read-letter.ts';
import { recognise } from './recognise.ts';

const MAX_PAGES = 40;
/** A page with fewer letters is taken for a scan. */
const MIN_LETTERS = 20;
/** Dots to the inch at which text is recognised best, and of a PDF's own unit. */
const SCAN_DPI = 200;
const PDF_DPI = 72;
/** So that a page as large as a wall takes no more memory than a page of paper. */
const MAX_SIDE = 3_000;

const packageFolder = path.dirname(
  createRequire(import.meta.url).resolve('pdfjs-dist/package.json'),
);

/** The pages of a PDF: their own text, or where they hold none, what is recognised on them. */
export async function readPdf(bytes: Uint8Array): Promise<ReadItem> {
  try {
    const pdf = await getDocument({
      data: new Uint8Array(bytes),
      useSystemFonts: false,
      standardFontDataUrl: `${path.join(packageFolder, 'standard_fonts')}/`,
      cMapUrl: `${path.join(packageFolder, 'cmaps')}/`,
      wasmUrl: `${path.join(packageFolder, 'wasm')}/`,
      verbosity: 0,
    }).promise;
    const pages: ReadPage[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++)
      pages.push(await readPage(await pdf.getPage(number)));
    return letterOf(pages, pdf.numPages > MAX_PAGES ? messages.tooManyPages(MAX_PAGES) : null);
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    return {
      ...nothingRead,
      problem: isProtected ? messages.protectedFile : messages.damaged,
      isUnreadable: true,
    };
  }
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { items } = await page.getTextContent();
  const text = items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .trim();
  const picture = await drawn(page);
  const isScan = text.replaceAll(/\s/g, '').length < MIN_LETTERS;
  const read = isScan ? await recognise(picture) : { text, confidence: null };
  return { ...read, picture: await shownPicture(picture) };
}

async function drawn(page: PDFPageProxy): Promise<Uint8Array> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(SCAN_DPI / PDF_DPI, MAX_SIDE / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({
    canvas,
    viewport,
    background: 'white',
  }).promise;
  return canvas.encode('png');
}
