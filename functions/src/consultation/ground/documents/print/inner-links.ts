import type { Block } from '../../html/blocks.ts';
import type { PrintPart } from './print-parts.ts';

/** The same parts where links within the document lead to headings that it has on paper; of others the words stay. */
export function withInnerLinks(parts: readonly PrintPart[]): PrintPart[] {
  const there = new Set(headingIds(parts));
  const isThere = (link: string) => !link.startsWith('#') || there.has(link.slice(1));
  const inBlock = (block: Block): Block => {
    if (block.kind === 'quote') return { ...block, blocks: block.blocks.map(inBlock) };
    if (block.kind === 'list')
      return { ...block, items: block.items.map((item) => item.map(inBlock)) };
    const runs = block.runs.map((run) => (isThere(run.link) ? run : { ...run, link: '' }));
    return { ...block, runs };
  };
  const inPart = (part: PrintPart): PrintPart => {
    if (part.kind === 'landscape') return { ...part, parts: part.parts.map(inPart) };
    return part.kind === 'blocks' ? { ...part, blocks: part.blocks.map(inBlock) } : part;
  };
  return parts.map(inPart);
}

const headingIds = (parts: readonly PrintPart[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'landscape') return headingIds(part.parts);
    return part.kind === 'heading' && part.id !== '' ? [part.id] : [];
  });
