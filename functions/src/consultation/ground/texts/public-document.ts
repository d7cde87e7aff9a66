import {
  EMPHASIS,
  isInline,
  type RedactionType,
  type TextDocument,
  type TextMark,
  type TextNode,
} from './text-nodes.ts';
import { textMessages as messages } from './messages.ts';

const SHOWN_MARKS = new Set<string>(EMPHASIS);

/**
 * A text as those read it who may not read what was redacted: redacted words become one label by their kind, however
 * many words, lines or paragraphs they were; whatever officers marked, linked or pasted besides words and emphasis is
 * left out. Two texts that differ in redacted words alone give the same answer, to the byte.
 */
export function publicDocument({ content }: TextDocument): TextDocument {
  const shown = new Set<string>();
  return { type: 'doc', content: content.flatMap((block) => publicBlock(block, shown)) };
}

/** Returns nothing for an empty block, or one that was redacted entirely under a label already shown. */
function publicBlock(block: TextNode, shown: Set<string>): TextNode[] {
  if (block.type === 'figure') return [paragraph([{ type: 'text', text: messages.picture }])];
  const children = block.content ?? [];
  const content = children.some(isInline)
    ? joined(children.flatMap((node) => publicWords(node, shown)))
    : children.flatMap((child) => publicBlock(child, shown));
  if (content.length === 0 || isBlank(content)) return [];
  const level = block.type === 'heading' ? { attrs: { level: block.attrs?.['level'] ?? 2 } } : {};
  return [{ type: block.type, ...level, content }];
}

const paragraph = (content: TextNode[]): TextNode => ({ type: 'paragraph', content });

/** Whether there is nothing to read: line ends and spaces beside redacted words are no words. */
const isBlank = (content: readonly TextNode[]) =>
  content.every((node) => node.type === 'hardBreak' || (node.text ?? '*').trim() === '') &&
  content.every(isInline);

function publicWords(node: TextNode, shown: Set<string>): TextNode[] {
  if (!isInline(node)) return [];
  const redaction = outermost(node.marks, shown);
  if (redaction) {
    const id = String(redaction.attrs?.['id']);
    if (shown.has(id)) return [];
    shown.add(id);
    const type = redaction.attrs?.['redactionType'] as RedactionType;
    return [{ type: 'text', text: messages.redacted(type) }];
  }
  const marks = (node.marks ?? [])
    .filter(({ type }) => SHOWN_MARKS.has(type))
    .map(({ type }) => ({ type }));
  const emphasis = marks.length > 0 ? { marks } : {};
  // The same redaction further on, as of a pasted passage, hides other words: they have a label of their own.
  if (node.text?.trim()) shown.clear();
  return [
    node.type === 'text'
      ? { type: 'text', text: node.text ?? '', ...emphasis }
      : { type: 'hardBreak' },
  ];
}

/**
 * The redaction that a word stands under. Where several lie over one another the one that is shown already goes first,
 * so that words under two of them do not add a label.
 */
function outermost(marks: readonly TextMark[] = [], shown: ReadonlySet<string>) {
  const redactions = marks.filter(({ type }) => type === 'redaction');
  return redactions.find(({ attrs }) => shown.has(String(attrs?.['id']))) ?? redactions[0];
}

/** Neighbouring words of the same emphasis as one, so that it cannot be told where a mark ended. */
function joined(nodes: readonly TextNode[]): TextNode[] {
  const result: TextNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const same = JSON.stringify(last?.marks) === JSON.stringify(node.marks);
    if (last?.type === 'text' && node.type === 'text' && same)
      result[result.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else result.push(node);
  }
  return result;
}
