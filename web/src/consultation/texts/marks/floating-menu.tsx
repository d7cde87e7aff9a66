import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { markMessages as messages } from '../messages.ts';
import { moveInToolbar } from '../toolbar/move-in-toolbar.ts';
import { type MarkAction, markActions, useMarkable } from './mark-actions.tsx';

/** A selection rests this long before the menu comes, in ms (specification 001 section 9). */
const RESTING_MS = 500;
const GAP = 8;

interface FloatingMenuProps {
  editor: Editor;
  part: number | undefined;
  begin: (action: MarkAction) => void;
}

/** What to do with the selected words, below them. It stands in an element that holds text and menu. */
export function FloatingMenu({ editor, part, begin }: FloatingMenuProps) {
  const selected = useMarkable(editor, part);
  const rested = useDebounced(selected, RESTING_MS);
  const shown = selected !== '' && selected === rested;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const around = box.current?.offsetParent;
    if (!shown || !box.current || !around) return;
    const at = around.getBoundingClientRect();
    const { from, to } = editor.state.selection;
    const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to)];
    const most = at.width - box.current.offsetWidth;
    const left = start.top === end.top ? start.left - at.left : end.left - at.left;
    box.current.style.left = `${Math.max(0, Math.min(left, most))}px`;
    box.current.style.top = `${end.bottom - at.top + GAP}px`;
  }, [shown, rested, editor]);
  return (
    <>
      <VisuallyHidden role="status">{shown ? messages.menuThere : ''}</VisuallyHidden>
      {shown && (
        <Menu
          ref={box}
          role="toolbar"
          aria-label={messages.menu}
          data-selection-tools
          onKeyDown={(event) => {
            moveInToolbar(event);
            if (event.key === 'Escape') editor.commands.focus();
          }}
        >
          {markActions(part).map(({ action, label, icon }) => (
            <Button
              key={action}
              variant="ghost"
              icon={icon}
              // The selection stays.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => begin(action)}
            >
              {label}
            </Button>
          ))}
        </Menu>
      )}
    </>
  );
}

const Menu = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'floating',
    display: 'flex',
    flexWrap: 'wrap',
    maxW: 'full',
    p: '1',
    bg: 'bg.panel',
    borderRadius: 'md',
    boxShadow: 'floating',
    outlineWidth: '1px',
    outlineStyle: 'solid',
    outlineColor: 'border',
  },
});
