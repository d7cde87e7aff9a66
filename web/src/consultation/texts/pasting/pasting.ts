import { Fragment, type Mark, type Node, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { type EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import { marksInOrder } from '../marks/marks-in-order.ts';
import { isWorkMark } from '../schema/work-marks.ts';
import { cleanPasted } from './clean-pasted.ts';
import { paragraphsOf } from './paragraphs-of.ts';

/** Cleans what is pasted from Word, Outlook, PDF and web pages; marks that are pasted keep what they mean. */
export const Pasting = Extension.create({
  name: 'pasting',
  addProseMirrorPlugins() {
    // Marks that stood in this text: cut out, they are put back as they were.
    const stood = new Set<string>();
    return [
      new Plugin({
        state: {
          init: (_, { doc }) => note(doc, stood),
          apply: (transaction) => {
            if (transaction.docChanged) note(transaction.doc, stood);
          },
        },
        props: {
          transformPastedHTML: cleanPasted,
          clipboardTextParser: (text, _context, plain, view) => asParagraphs(text, plain, view),
          transformPasted: (slice, view) => withOwnMarks(slice, view, stood),
        },
      }),
    ];
  },
});

const note = (doc: Node, stood: Set<string>) => {
  for (const { id } of marksInOrder(doc)) stood.add(id);
};

function asParagraphs(text: string, plain: boolean, { state: { schema } }: EditorView): Slice {
  const { paragraph, hardBreak } = schema.nodes;
  if (!paragraph || !hardBreak) return Slice.empty;
  const nodes = paragraphsOf(text, { joined: !plain }).map((lines) =>
    paragraph.create(
      null,
      lines.flatMap((line, at) => [
        ...(at > 0 ? [hardBreak.create()] : []),
        ...(line ? [schema.text(line)] : []),
      ]),
    ),
  );
  return new Slice(Fragment.from(nodes), 1, 1);
}

/**
 * A mark that was cut out of this text comes back; a copy is a mark of its own, and a copied sub-representation is
 * none, for a part stands in one place.
 */
function withOwnMarks(slice: Slice, view: EditorView, stood: ReadonlySet<string>): Slice {
  const present = new Set(marksInOrder(view.state.doc).map(({ id }) => id));
  const ids = new Map<string, string>();
  const own = (mark: Mark): Mark[] => {
    if (!isWorkMark(mark.type.name)) return [mark];
    const id = String(mark.attrs['id']);
    if (stood.has(id) && !present.has(id)) return [mark];
    if (mark.type.name === 'subRepresentation') return [];
    const fresh = ids.get(id) ?? crypto.randomUUID();
    ids.set(id, fresh);
    return [mark.type.create({ ...mark.attrs, id: fresh })];
  };
  const renew = (node: Node): Node =>
    node.isInline
      ? node.mark(node.marks.flatMap(own))
      : node.copy(Fragment.from(node.content.content.map(renew)));
  const content = Fragment.from(slice.content.content.map(renew));
  return new Slice(content, slice.openStart, slice.openEnd);
}
