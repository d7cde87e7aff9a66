import {
  isInline,
  type TextDocument,
  type TextNode,
  WORK_MARKS,
  type WorkMarkKind,
} from './text-nodes.ts';

/** A mark of an officer, with the words under it. */
export interface FoundMark {
  id: string;
  kind: WorkMarkKind;
  attrs: Record<string, unknown>;
  passage: string;
  /** Whether all its words are redacted. */
  isHidden: boolean;
  /** The sub-representation that its first word lies in; null: none. */
  subRepId: number | null;
}

const isWork = (type: string): type is WorkMarkKind =>
  (WORK_MARKS as readonly string[]).includes(type);

/** The marks of a text in its order; one that covers many nodes is one mark. */
export function marksOf({ content }: TextDocument): FoundMark[] {
  const found = new Map<string, FoundMark>();
  for (const block of content) gather(block, found);
  return [...found.values()];
}

function gather(block: TextNode, found: Map<string, FoundMark>): void {
  const begun = new Set<string>();
  for (const child of block.content ?? []) {
    if (isInline(child)) gatherWord(child, found, begun);
    else gather(child, found);
  }
}

function gatherWord(node: TextNode, found: Map<string, FoundMark>, begun: Set<string>): void {
  const work = (node.marks ?? []).filter(({ type }) => isWork(type));
  const isHidden = work.some(({ type }) => type === 'redaction') || !node.text?.trim();
  const part = work.find(({ type }) => type === 'subRepresentation')?.attrs?.['subRepId'];
  for (const { type, attrs = {} } of work) {
    const id = String(attrs['id']);
    const word = node.type === 'hardBreak' ? '\n' : (node.text ?? '');
    const known = found.get(id);
    if (!known) {
      const subRepId = typeof part === 'number' ? part : null;
      found.set(id, { id, kind: type as WorkMarkKind, attrs, passage: word, isHidden, subRepId });
      // The words of another block begin on a line of their own.
    } else {
      known.passage += begun.has(id) ? word : `\n${word}`;
      known.isHidden &&= isHidden;
    }
    begun.add(id);
  }
}
