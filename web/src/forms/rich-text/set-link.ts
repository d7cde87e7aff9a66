import type { Editor } from '@tiptap/react';

/** Leads the selected words, or those of the link at the cursor, to an address; in a new tab unless it is on the same page. */
export function setLink(editor: Editor, href: string, inNewTab: boolean): void {
  const opens =
    inNewTab && !href.startsWith('#')
      ? { target: '_blank', rel: 'noopener noreferrer' }
      : { target: null, rel: null };
  editor
    .chain()
    .focus()
    .extendMarkRange('link')
    .setLink({ href, ...opens })
    .run();
}

/** Leads the words of the link at the cursor nowhere. */
export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
}
