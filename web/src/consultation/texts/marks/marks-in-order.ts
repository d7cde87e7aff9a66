import type { WorkMarkKind } from '@contract/consultation/ground/texts/text-nodes.ts';
import type { Mark, Node } from '@tiptap/pm/model';
import { isWorkMark } from '../schema/work-marks.ts';

/** A mark of an officer in the editor, with where its words stand. */
export interface PlacedMark {
  id: string;
  kind: WorkMarkKind;
  attrs: Readonly<Record<string, unknown>>;
  ranges: { from: number; to: number }[];
  passage: string;
}

/** The marks of a text, in the order in which they begin. */
export function marksInOrder(doc: Node): PlacedMark[] {
  const found = new Map<string, PlacedMark>();
  doc.descendants((node, pos) => {
    if (!node.isInline) return;
    for (const mark of node.marks)
      if (isWorkMark(mark.type.name)) add(found, mark, pos, pos + node.nodeSize, node.text ?? '\n');
  });
  return [...found.values()];
}

function add(
  found: Map<string, PlacedMark>,
  mark: Mark,
  from: number,
  to: number,
  words: string,
): void {
  const id = String(mark.attrs['id']);
  const known = found.get(id);
  if (!known) {
    const kind = mark.type.name as WorkMarkKind;
    found.set(id, { id, kind, attrs: mark.attrs, ranges: [{ from, to }], passage: words });
    return;
  }
  const last = known.ranges.at(-1);
  if (last?.to === from) {
    last.to = to;
    known.passage += words;
  } else {
    known.ranges.push({ from, to });
    known.passage += `\n${words}`;
  }
}
