import { chakra } from '@chakra-ui/react';
import { type Editor, useEditorState } from '@tiptap/react';
import { ImagePlus, Link } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { FigureDialog } from '../dialogs/figure-dialog.tsx';
import { TextLinkDialog } from '../dialogs/link-dialog.tsx';
import { editorMessages as messages } from '../messages.ts';
import { moveInToolbar } from './move-in-toolbar.ts';
import { ParagraphMenus } from './paragraph-menus.tsx';
import { TEXT_TOOLS, toolStateOf } from './text-tools.tsx';

/** What words are set as, and `marks` beside it. Alt+F10 in the text leads here. */
export function TextToolbar({ editor, marks }: { editor: Editor; marks: ReactNode }) {
  const [open, setOpen] = useState<'link' | 'figure'>();
  const { states, isLink } = useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      states: TEXT_TOOLS.map((tool) => toolStateOf(of, tool)),
      isLink: of.isActive('link'),
    }),
  });
  const tools = [
    ...TEXT_TOOLS.map(({ label, icon, run }, at) => ({
      label,
      icon,
      ...states[at],
      onClick: () => void run(editor.chain().focus()).run(),
    })),
    {
      label: messages.link,
      icon: <Link size={16} />,
      pressed: isLink,
      onClick: () => setOpen('link'),
    },
    { label: messages.figure, icon: <ImagePlus size={16} />, onClick: () => setOpen('figure') },
  ];
  return (
    <>
      <Bar role="toolbar" aria-label={messages.tools} data-tools onKeyDown={moveInToolbar}>
        <ParagraphMenus editor={editor} />
        {tools.map(({ pressed, ...tool }) => (
          <IconButton key={tool.label} tabIndex={-1} aria-pressed={pressed} {...tool} />
        ))}
        {marks}
      </Bar>
      {open === 'link' && <TextLinkDialog editor={editor} close={() => setOpen(undefined)} />}
      {open === 'figure' && <FigureDialog editor={editor} close={() => setOpen(undefined)} />}
    </>
  );
}

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
});
