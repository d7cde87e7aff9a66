import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import { type Editor, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { editorMessages as messages } from './messages.ts';
import { textExtensions } from './schema/extensions.ts';
import { WHOLE_TEXT } from './schema/part-guard.ts';

/** Where Alt+F10 leads: what is offered for the selected words, otherwise the tools above. */
const SELECTION_TOOLS = '[data-selection-tools] button';
const TOOLS = '[data-tools] select, [data-tools] button';

/** The editor of a text, of which only `part` may be changed where there is one. */
export function useTextEditor(document_: TextDocument, part: number | undefined): Editor {
  // Made once: another part is another page.
  const [extensions] = useState(() => textExtensions(part));
  return useEditor({
    extensions,
    content: document_,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': messages.text,
        'aria-description': messages.keys,
        spellcheck: 'true',
        lang: 'en-GB',
      },
      handleKeyDown: (_view, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        const tool =
          document.querySelector<HTMLElement>(SELECTION_TOOLS) ??
          document.querySelector<HTMLElement>(TOOLS);
        tool?.focus();
        return true;
      },
    },
  });
}

/** Puts another text in place of the whole, as one step that can be undone. What is the same stays, and a caret in it. */
export function replaceText(editor: Editor, document: TextDocument): void {
  const { state, view, schema } = editor;
  const next = schema.nodeFromJSON(document);
  const from = state.doc.content.findDiffStart(next.content);
  const to = state.doc.content.findDiffEnd(next.content);
  if (from === null || to === null) return;
  // In 'aa' against 'aaa' the ends meet before the beginnings do.
  const overlap = Math.max(0, from - Math.min(to.a, to.b));
  const slice = next.slice(from, to.b + overlap);
  view.dispatch(state.tr.replace(from, to.a + overlap, slice).setMeta(WHOLE_TEXT, true));
}
