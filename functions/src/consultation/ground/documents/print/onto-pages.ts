import type { PrintPart } from './print-parts.ts';

/** The same parts where headings go onto the page that lies on its side with what they announce, and such pages follow one another as one. */
export function ontoPages(parts: readonly PrintPart[]): PrintPart[] {
  const pages: PrintPart[] = [];
  for (const part of parts) {
    if (part.kind !== 'landscape') {
      pages.push(part);
      continue;
    }
    const announced: PrintPart[] = [];
    for (let last = pages.at(-1); last?.kind === 'heading'; last = pages.at(-1)) {
      announced.unshift(last);
      pages.pop();
    }
    const before = pages.at(-1);
    const turned = [...announced, ...part.parts];
    if (before?.kind === 'landscape')
      pages[pages.length - 1] = { kind: 'landscape', parts: [...before.parts, ...turned] };
    else pages.push({ kind: 'landscape', parts: turned });
  }
  return pages;
}
