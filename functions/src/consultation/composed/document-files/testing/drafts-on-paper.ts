import { strFromU8, unzipSync } from 'fflate';
import { beforeAll } from 'vitest';
import { findQpdf } from '../../../../../../scripts/local/qpdf.ts';
import { readPdf } from '../../../../platform/print/testing/read-pdf.ts';
import { type Council, twoCouncils } from '../../../../platform/testing/council.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import { drafting } from '../../../documents/testing/drafted.ts';
import { picturing } from '../../../documents/testing/pictured.ts';
import { pagesServed } from '../../public-site/testing/served-pages.ts';

/** A council whose drafts are published and read as PDF. */
export function draftsOnPaper() {
  useWorld();

  let oak: Council;
  const page = pagesServed();
  const { drafted, draft, publish } = drafting(() => oak);
  const { uploadScanned } = picturing(() => oak);

  beforeAll(async () => {
    ({ oak } = await twoCouncils());
  }, 120_000);

  /** The published document as PDF and as the parts of a Word file. */
  async function onPaper(id: number) {
    const { edition } = await publish(id);
    const at = (format: string) => `/p/document/${id}/editions/${edition}/download/${format}`;
    const { bytes } = await page(at('pdf'), oak);
    const pdf = await readPdf(bytes);
    const word = unzipSync((await page(at('docx'), oak)).bytes);
    const part = (name: string) => strFromU8(word[name]!);
    return { bytes, pdf, word, part, xml: part('word/document.xml') };
  }

  const text = (html: string) => ({ type: 'textBlock' as const, content: { html } });

  const hasQpdf = findQpdf();
  if (!hasQpdf) console.warn('Not checked with qpdf: install it (Debian: apt-get install qpdf).');
  return { oak: () => oak, page, drafted, draft, publish, uploadScanned, onPaper, text, hasQpdf };
}
