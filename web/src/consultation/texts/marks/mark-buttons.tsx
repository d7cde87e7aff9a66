import type { Editor } from '@tiptap/react';
import { IconButton } from '../../../ui/button.tsx';
import { type MarkAction, markActions, useMarkable } from './mark-actions.tsx';

interface MarkButtonsProps {
  editor: Editor;
  part: number | undefined;
  begin: (action: MarkAction) => void;
}

/** The same as the floating menu, among the tools; off until words are selected. */
export function MarkButtons({ editor, part, begin }: MarkButtonsProps) {
  const markable = useMarkable(editor, part) !== '';
  return markActions(part).map(({ action, label, icon }) => (
    <IconButton
      key={action}
      label={label}
      icon={icon}
      tabIndex={-1}
      disabled={!markable}
      onClick={() => begin(action)}
    />
  ));
}
