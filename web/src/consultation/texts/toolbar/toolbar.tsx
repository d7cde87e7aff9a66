import { chakra } from '@chakra-ui/react';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { useSettledChoice } from '../../../ui/use-settled-choice.ts';
import { FigureDialog } from '../dialogs/figure-dialog.tsx';
import { TextLinkDialog } from '../dialogs/link-dialog.tsx';
import { editorMessages as messages } from '../messages.ts';
import { FONT_SIZES } from '../schema/font-size.ts';
import { moveInToolbar } from './move-in-toolbar.ts';

const LEVELS = [1, 2, 3] as const;

interface Tool {
  label: string;
  icon: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  run: () => void;
}

/** What words are set as, and `marks` beside it. Alt+F10 in the text leads here. */
export function TextToolbar({ editor, marks }: { editor: Editor; marks: ReactNode }) {
  const [open, setOpen] = useState<'link' | 'figure'>();
  const at = useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      bold: of.isActive('bold'),
      italic: of.isActive('italic'),
      underline: of.isActive('underline'),
      strike: of.isActive('strike'),
      bulletList: of.isActive('bulletList'),
      orderedList: of.isActive('orderedList'),
      quote: of.isActive('blockquote'),
      link: of.isActive('link'),
      level: LEVELS.find((level) => of.isActive('heading', { level })) ?? 0,
      size: String(of.getAttributes('textStyle')['fontSize'] ?? ''),
      undo: of.can().undo(),
      redo: of.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  // Leaving the menu by keys leads on along the toolbar, not into the text.
  const stepsOf = (how: 'chosen' | 'left') => (how === 'chosen' ? chain() : editor.chain());
  const level = useSettledChoice(String(at.level), (chosen, how) => {
    const to = LEVELS.find((each) => each === Number(chosen));
    if (to) stepsOf(how).setHeading({ level: to }).run();
    else stepsOf(how).setParagraph().run();
  });
  const size = useSettledChoice(at.size, (chosen, how) => {
    if (chosen) stepsOf(how).setMark('textStyle', { fontSize: chosen }).run();
    else stepsOf(how).unsetMark('textStyle').run();
  });
  const tools: Tool[] = [
    {
      label: messages.undo,
      icon: <Undo2 size={16} />,
      disabled: !at.undo,
      run: () => chain().undo().run(),
    },
    {
      label: messages.redo,
      icon: <Redo2 size={16} />,
      disabled: !at.redo,
      run: () => chain().redo().run(),
    },
    {
      label: messages.bold,
      icon: <Bold size={16} />,
      pressed: at.bold,
      run: () => chain().toggleBold().run(),
    },
    {
      label: messages.italic,
      icon: <Italic size={16} />,
      pressed: at.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      label: messages.underline,
      icon: <Underline size={16} />,
      pressed: at.underline,
      run: () => chain().toggleUnderline().run(),
    },
    {
      label: messages.strike,
      icon: <Strikethrough size={16} />,
      pressed: at.strike,
      run: () => chain().toggleStrike().run(),
    },
    {
      label: messages.bulletList,
      icon: <List size={16} />,
      pressed: at.bulletList,
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: messages.orderedList,
      icon: <ListOrdered size={16} />,
      pressed: at.orderedList,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      label: messages.quote,
      icon: <Quote size={16} />,
      pressed: at.quote,
      run: () => chain().toggleBlockquote().run(),
    },
    {
      label: messages.link,
      icon: <Link size={16} />,
      pressed: at.link,
      run: () => setOpen('link'),
    },
    { label: messages.figure, icon: <ImagePlus size={16} />, run: () => setOpen('figure') },
  ];
  return (
    <>
      <Bar role="toolbar" aria-label={messages.tools} data-tools onKeyDown={moveInToolbar}>
        <SelectControl w="32" aria-label={messages.paragraphStyle} {...level}>
          <option value={0}>{messages.paragraph}</option>
          {LEVELS.map((each) => (
            <option key={each} value={each}>
              {messages.heading(each)}
            </option>
          ))}
        </SelectControl>
        <SelectControl w="32" aria-label={messages.fontSize} tabIndex={-1} {...size}>
          <option value="">{messages.ordinary}</option>
          {FONT_SIZES.map((each) => (
            <option key={each} value={`${each}px`}>
              {messages.fontSizeOf(each)}
            </option>
          ))}
        </SelectControl>
        {tools.map(({ label, icon, pressed, disabled = false, run }) => (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            tabIndex={-1}
            aria-pressed={pressed}
            disabled={disabled}
            onClick={run}
          />
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
