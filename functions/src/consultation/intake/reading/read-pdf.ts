import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage } from '../../ground/pdf-pages/draw-page.ts';
import { openPdf } from '../../ground/pdf-pages/open-pdf.ts';
import { intakeMessages as messages } from '../messages.ts';
import { nothingRead, type ReadItem, type ReadPage } from './read-item.ts';
import { letterOf, shownPicture } from './read-letter.ts';
import { recognise } from './recognise.ts';

const MAX_PAGES = 40;
/** A page with fewer letters is taken for a scan. */
const MIN_LETTERS = 20;
/** Dots to the inch at which text is recognised best. */
const SCAN_DPI = 200;

/** The pages of a PDF: their own text, or where they hold none, what is recognised on them. */
export async function readPdf(bytes: Uint8Array): Promise<ReadItem> {
  try {
    const pdf = await openPdf(bytes);
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
  const picture = await (await drawPage(page, SCAN_DPI)).encode('png');
  const isScan = text.replaceAll(/\s/g, '').length < MIN_LETTERS;
  const read = isScan ? await recognise(picture) : { text, confidence: null };
  return { ...read, picture: await shownPicture(picture) };
}
