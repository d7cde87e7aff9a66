import { type ChainedCommands, type Editor } from '@tiptap/react';
import {
  Bold,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { editorMessages as messages } from '../messages.ts';

/** A button that changes the text at once. */
interface TextTool {
  label: string;
  icon: ReactNode;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** The mark or node that it sets, whose button is pressed where the cursor stands in one. */
  sets?: string;
  /** Where it can do nothing; it always can otherwise. */
  isIdle?: (editor: Editor) => boolean;
}

/** In the order in which they stand. */
export const TEXT_TOOLS: readonly TextTool[] = [
  {
    label: messages.undo,
    icon: <Undo2 size={16} />,
    run: (chain) => chain.undo(),
    isIdle: (editor) => !editor.can().undo(),
  },
  {
    label: messages.redo,
    icon: <Redo2 size={16} />,
    run: (chain) => chain.redo(),
    isIdle: (editor) => !editor.can().redo(),
  },
  {
    label: messages.bold,
    icon: <Bold size={16} />,
    run: (chain) => chain.toggleBold(),
    sets: 'bold',
  },
  {
    label: messages.italic,
    icon: <Italic size={16} />,
    run: (chain) => chain.toggleItalic(),
    sets: 'italic',
  },
  {
    label: messages.underline,
    icon: <Underline size={16} />,
    run: (chain) => chain.toggleUnderline(),
    sets: 'underline',
  },
  {
    label: messages.strike,
    icon: <Strikethrough size={16} />,
    run: (chain) => chain.toggleStrike(),
    sets: 'strike',
  },
  {
    label: messages.bulletList,
    icon: <List size={16} />,
    run: (chain) => chain.toggleBulletList(),
    sets: 'bulletList',
  },
  {
    label: messages.orderedList,
    icon: <ListOrdered size={16} />,
    run: (chain) => chain.toggleOrderedList(),
    sets: 'orderedList',
  },
  {
    label: messages.quote,
    icon: <Quote size={16} />,
    run: (chain) => chain.toggleBlockquote(),
    sets: 'blockquote',
  },
];

/** How the button of a tool stands. */
export const toolStateOf = (editor: Editor, { sets, isIdle }: TextTool) => ({
  ...(sets === undefined ? {} : { pressed: editor.isActive(sets) }),
  disabled: isIdle?.(editor) ?? false,
});
