import { Paragraph } from 'docx';
import type { PrintedLogo } from '../../../platform/print/council-look.ts';
import { plainLetters } from '../../../platform/print/printable.ts';
import { pictureRun } from './picture-run.ts';

/** Pixels, 96 to the inch. */
const HEIGHT = 44;
const MAX_WIDTH = 340;

/** A council's logo at the head of a Word document; it tells the council's name to who cannot see it. */
export async function logoParagraph(logo: PrintedLogo, council: string): Promise<Paragraph> {
  // A line across the page is still a pixel high.
  const scale = Math.min(HEIGHT / logo.height, MAX_WIDTH / logo.width);
  const run = await pictureRun({
    ...logo,
    width: Math.max(1, Math.round(logo.width * scale)),
    height: Math.max(1, Math.round(logo.height * scale)),
    name: plainLetters(council),
    alt: plainLetters(council),
  });
  return new Paragraph({ children: [run], spacing: { after: 200 } });
}
