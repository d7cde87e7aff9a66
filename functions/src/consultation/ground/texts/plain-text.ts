import { isInline, type TextDocument, type TextNode } from './text-nodes.ts';

/** The words of a text: a line for each block, an empty one between them. */
export const plainText = ({ content }: TextDocument): string =>
  content.map(plainBlock).join('\n\n').trim();

function plainBlock(node: TextNode): string {
  const children = node.content ?? [];
  if (children.some(isInline)) return wordsOf(children);
  return children.map(plainBlock).join('\n');
}

/** The words of what stands within a block. */
export const wordsOf = (nodes: readonly TextNode[]): string =>
  nodes.map(({ type, text }) => (type === 'hardBreak' ? '\n' : (text ?? ''))).join('');

/** What arrived as a text to work on: a paragraph where a line was left empty, its lines as they were. */
export function documentOf(plain: string): TextDocument {
  const paragraphs = plain
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((each) => each.trim())
    .filter(Boolean);
  return { type: 'doc', content: (paragraphs.length > 0 ? paragraphs : ['']).map(paragraphOf) };
}

function paragraphOf(words: string): TextNode {
  const content = words
    .split('\n')
    .flatMap((line, at): TextNode[] => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line.trim() ? [{ type: 'text', text: line.trim() }] : []),
    ]);
  return { type: 'paragraph', ...(content.length > 0 ? { content } : {}) };
}
