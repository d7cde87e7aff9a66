import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import { editorMessages as messages } from '../messages.ts';

/** Says in an empty text what belongs there. */
export const EmptyTextHint = Extension.create({
  name: 'emptyTextHint',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const only = doc.childCount === 1 ? doc.firstChild : null;
            if (only?.type.name !== 'paragraph' || only.content.size > 0) return null;
            const attrs = { 'data-placeholder': messages.placeholder };
            return DecorationSet.create(doc, [Decoration.node(0, only.nodeSize, attrs)]);
          },
        },
      }),
    ];
  },
});
