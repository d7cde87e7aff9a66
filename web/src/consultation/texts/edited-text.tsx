import { type Editor, EditorContent } from '@tiptap/react';
import { WrittenText } from './editor-frame.ts';
import { FloatingMenu } from './marks/floating-menu.tsx';
import type { MarkAction } from './marks/mark-actions.tsx';

interface EditedTextProps {
  editor: Editor;
  /** The only part that may be changed. */
  part: number | undefined;
  editable: boolean;
  begin: (action: MarkAction) => void;
}

/** A text as it is written, with what can be done to the words that are selected. */
export function EditedText({ editor, part, editable, begin }: EditedTextProps) {
  return (
    <WrittenText>
      <EditorContent editor={editor} />
      {editable && <FloatingMenu editor={editor} part={part} begin={begin} />}
    </WrittenText>
  );
}
