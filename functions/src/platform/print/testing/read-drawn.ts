import { OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What is drawn on a page besides letters: colours that fill something, and pictures of dots in points. */
interface Drawn {
  page: number;
  fills: string[];
  pictures: { width: number; height: number }[];
}

const IDENTITY = [1, 0, 0, 1, 0, 0];

export async function readDrawn(page: PDFPageProxy): Promise<Drawn> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const fills = new Set<string>();
  const pictures: Drawn['pictures'] = [];
  const kept: number[][] = [];
  let place = IDENTITY;
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as unknown[] | null;
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) kept.push(place);
    if (operator === OPS.paintFormXObjectBegin && args?.[0])
      place = Util.transform(place, args[0] as number[]);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd)
      place = kept.pop() ?? IDENTITY;
    if (operator === OPS.transform) place = Util.transform(place, args as number[]);
    if (operator === OPS.setFillRGBColor) fills.add(String(args?.[0]));
    if (operator === OPS.paintImageXObject)
      pictures.push({
        width: Math.round(Math.hypot(place[0]!, place[1]!)),
        height: Math.round(Math.hypot(place[2]!, place[3]!)),
      });
  }
  return { page: page.pageNumber, fills: [...fills], pictures };
}
