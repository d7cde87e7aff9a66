import type { TextDocument, TextNode } from '../../ground/texts/text-nodes.ts';
import { isInline } from '../../ground/texts/text-nodes.ts';

const TEXT_BLOCKS = new Set(['paragraph', 'heading']);

/** A run of letters of a text that stands under a redaction. */
interface Covered {
  start: number;
  end: number;
}

/**
 * The words of a text as one string, a line for each block and for each line's end in it, and what is redacted of it.
 * The editor counts letters the same way (web: consultation/texts/text-index.ts).
 */
export function flatText({ content }: TextDocument): { words: string; redacted: Covered[] } {
  let words = '';
  const redacted: Covered[] = [];
  const read = (node: TextNode): void => {
    if (TEXT_BLOCKS.has(node.type) && words !== '') words += '\n';
    for (const child of node.content ?? []) {
      if (!isInline(child)) {
        read(child);
        continue;
      }
      const start = words.length;
      words += child.type === 'hardBreak' ? '\n' : (child.text ?? '');
      if (child.marks?.some(({ type }) => type === 'redaction'))
        redacted.push({ start, end: words.length });
    }
  };
  content.forEach(read);
  return { words, redacted };
}
