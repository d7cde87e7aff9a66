import type { PrintPart } from './print-parts.ts';

/** Letters of what stands between two pages on their side, up to which no page of its own is worth it. */
const FEW_LETTERS = 1_500;

/**
 * The same parts where headings go onto the page that lies on its side with what they announce, and such pages follow
 * one another as one, with the few lines that stand between them.
 */
export function ontoPages(parts: readonly PrintPart[]): PrintPart[] {
  const pages: PrintPart[] = [];
  for (const part of parts) {
    if (part.kind !== 'landscape') {
      pages.push(part);
      continue;
    }
    const turnedBefore = pages.findLastIndex(({ kind }) => kind === 'landscape');
    const announced =
      turnedBefore !== -1 && isShort(pages.slice(turnedBefore + 1))
        ? pages.splice(turnedBefore + 1)
        : pages.splice(pages.findLastIndex(({ kind }) => kind !== 'heading') + 1);
    const before = pages.at(-1);
    const turned = [...announced, ...part.parts];
    if (before?.kind === 'landscape')
      pages[pages.length - 1] = { kind: 'landscape', parts: [...before.parts, ...turned] };
    else pages.push({ kind: 'landscape', parts: turned });
  }
  return pages;
}

/** A few lines of words: anything else fills enough of a page. */
const isShort = (parts: readonly PrintPart[]): boolean =>
  parts.every(({ kind }) => kind === 'heading' || kind === 'blocks' || kind === 'note') &&
  JSON.stringify(parts).length <= FEW_LETTERS;
