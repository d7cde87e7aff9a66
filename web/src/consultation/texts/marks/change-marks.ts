import type { WorkMarkKind } from '@contract/consultation/ground/texts/text-nodes.ts';
import type { Editor } from '@tiptap/react';
import type { PlacedMark } from './marks-in-order.ts';

export type MarkAttrs = Record<string, unknown>;

interface Range {
  from: number;
  to: number;
}

/** Marks a range of the text; gives the new mark's id. */
export function addMark(
  editor: Editor,
  kind: WorkMarkKind,
  range: Range,
  attrs: MarkAttrs,
): string {
  const id = crypto.randomUUID();
  const type = editor.schema.marks[kind];
  if (type) {
    const { tr } = editor.state;
    tr.addMark(range.from, range.to, type.create({ ...attrs, id }));
    // What is typed next is not marked.
    editor.view.dispatch(tr.setStoredMarks([]));
  }
  return id;
}

/** Gives a mark other attributes, wherever it stands. */
export function changeMark(
  editor: Editor,
  { kind, ranges, attrs }: PlacedMark,
  to: MarkAttrs,
): void {
  const type = editor.schema.marks[kind];
  if (!type) return;
  const { tr } = editor.state;
  const [before, after] = [type.create(attrs), type.create({ ...attrs, ...to })];
  for (const range of ranges)
    tr.removeMark(range.from, range.to, before).addMark(range.from, range.to, after);
  editor.view.dispatch(tr);
}

/** Takes a mark away; its words stay. */
export function removeMark(editor: Editor, { kind, ranges, attrs }: PlacedMark): void {
  const type = editor.schema.marks[kind];
  if (!type) return;
  const { tr } = editor.state;
  for (const { from, to } of ranges) tr.removeMark(from, to, type.create(attrs));
  editor.view.dispatch(tr);
}
