import { chakra } from '@chakra-ui/react';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { ControlParts } from '../field.tsx';
import { richTextStyles } from './rich-text-styles.ts';
import { RichTextTools } from './rich-text-tools.tsx';

/** Something that is put in at the cursor. */
export interface Insertable {
  label: string;
  text: string;
}

interface RichTextEditorProps extends ControlParts {
  label: string;
  html: string;
  change: (html: string) => void;
  left: () => void;
  insert?: readonly Insertable[];
  /** The text is shown on the site, to places of which its links may lead. */
  ofSite?: boolean;
  /** A few lines are enough, as for a question. */
  isShort?: boolean;
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['http', 'https', 'mailto'],
      // A link opens where it stands, unless its writer wants a new tab.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];

/** Edits HTML; what is pasted keeps only what the editor knows. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, html, change, left, insert = [], ofSite = false, isShort } = props;
  const [linking, setLinking] = useState(false);
  const described = props['aria-describedby'];
  const invalid = props['aria-invalid'];
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(invalid ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: now }) => change(now.isEmpty ? '' : now.getHTML()),
    onBlur: left,
  });
  // What the form puts there by itself, such as a template; not what was typed here.
  useEffect(() => {
    // One that was drawn too slowly is destroyed, and another takes its place.
    if (editor.isDestroyed) return;
    const now = editor.isEmpty ? '' : editor.getHTML();
    if (html !== now) editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  const linkByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    // Elsewhere it opens the search of the whole product.
    event.preventDefault();
    event.stopPropagation();
    if (!editor.state.selection.empty || editor.isActive('link')) setLinking(true);
  };
  return (
    <Frame data-invalid={invalid} onKeyDown={linkByKey}>
      <RichTextTools editor={editor} {...{ insert, ofSite, linking, setLinking }} />
      <Text data-short={isShort || undefined}>
        <EditorContent editor={editor} />
      </Text>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    bg: 'bg.panel',
    minW: '0',
    '&[data-invalid]': { borderColor: 'border.error' },
    '&:has(.ProseMirror:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '1px',
    },
  },
});
const Text = chakra('div', {
  base: {
    ...richTextStyles,
    '& .ProseMirror': {
      minH: '48',
      maxH: '60dvh',
      overflowY: 'auto',
      px: '3',
      py: '2',
      outline: 'none',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '&[data-short] .ProseMirror': { minH: '16' },
  },
});
