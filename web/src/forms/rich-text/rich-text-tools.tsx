import { chakra } from '@chakra-ui/react';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { WebAddressDialog } from './web-address-dialog.tsx';
import { richTextMessages as messages } from './messages.ts';
import type { Insertable } from './rich-text-editor.tsx';

interface Tool {
  label: string;
  icon: ReactNode;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    label: messages.bold,
    icon: <Bold size={16} />,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: messages.italic,
    icon: <Italic size={16} />,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: messages.underline,
    icon: <Underline size={16} />,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: messages.heading,
    icon: <Heading2 size={16} />,
    isOn: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: messages.bullets,
    icon: <List size={16} />,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: messages.numbers,
    icon: <ListOrdered size={16} />,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: messages.quote,
    icon: <Quote size={16} />,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

interface RichTextToolsProps {
  editor: Editor;
  insert: readonly Insertable[];
  ofSite: boolean;
  /** It is asked where the selected words lead. */
  linking: boolean;
  setLinking: (linking: boolean) => void;
}

/** The buttons above a text: each says whether it is on where the cursor stands. */
export function RichTextTools(props: RichTextToolsProps) {
  const { editor, insert, ofSite, linking, setLinking } = props;
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      on: TOOLS.map(({ isOn }) => isOn(at)),
      linked: at.isActive('link'),
      mayLink: !at.state.selection.empty || at.isActive('link'),
      mayUndo: at.can().undo(),
      mayRedo: at.can().redo(),
    }),
  });
  return (
    <Bar role="group" aria-label={messages.tools}>
      {TOOLS.map(({ label, icon, run }, index) => (
        <IconButton
          key={label}
          label={label}
          icon={icon}
          aria-pressed={now.on[index] ?? false}
          onClick={() => run(editor)}
        />
      ))}
      <IconButton
        label={messages.link}
        icon={<Link2 size={16} />}
        aria-pressed={now.linked}
        disabled={!now.mayLink}
        onClick={() => setLinking(true)}
      />
      <IconButton
        label={messages.undo}
        icon={<Undo2 size={16} />}
        disabled={!now.mayUndo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        label={messages.redo}
        icon={<Redo2 size={16} />}
        disabled={!now.mayRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
      {insert.length > 0 && (
        <MenuButton
          label={messages.insert}
          entries={insert.map(({ label, text }) => ({
            label,
            onChoose: () => editor.chain().focus().insertContent(text).run(),
          }))}
        >
          {messages.insert}
        </MenuButton>
      )}
      {linking && <WebAddressDialog {...{ editor, ofSite }} close={() => setLinking(false)} />}
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5',
    p: '1',
    borderBottomWidth: '1px',
    '& [aria-pressed=true]': { bg: 'bg.muted' },
  },
});
