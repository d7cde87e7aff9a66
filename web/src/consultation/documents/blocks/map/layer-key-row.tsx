import { HeldControl } from '../../../../forms/held.tsx';
import {
  type LayerKeyEntry,
  MAX_DIVIDER_NAME,
} from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { chakra } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { GripHandle } from '../../editor/drag/grip-handle.ts';
import { Advice, useBlockField } from '../block-fields.tsx';
import { blockEditorMessages } from '../messages.ts';
import { mapEditorMessages as messages } from './messages.ts';

interface LayerKeyRowProps {
  /** Its own in the list. */
  id: string;
  /** Of its heading. */
  field: string;
  entry: LayerKeyEntry;
  name: string;
  change: (part: Partial<LayerKeyEntry>) => void;
  move: (by: 1 | -1) => void;
  remove: () => void;
}

/** A layer with whether it is shown at first, or a heading with its words. */
export function LayerKeyRow({ id, field, entry, name, change, move, remove }: LayerKeyRowProps) {
  const heading = useBlockField(field);
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <Row
      ref={setNodeRef}
      data-entry={id}
      lifted={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <chakra.div display="flex" alignItems="center" gap="1" minW="0">
        <GripHandle
          ref={setActivatorNodeRef}
          type="button"
          aria-label={messages.moveEntry(name)}
          title={messages.moveEntryHint}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => listeners?.['onPointerDown']?.(event)}
        >
          <GripVertical size={16} aria-hidden />
        </GripHandle>
        {entry.type === 'divider' ? (
          <chakra.span flex="1" minW="0">
            <HeldControl
              id={heading.id}
              aria-label={messages.heading}
              aria-describedby={heading.advice ? `${heading.id}-advice` : undefined}
              placeholder={messages.heading}
              most={MAX_DIVIDER_NAME}
              fontWeight="semibold"
              value={entry.name}
              change={(text) => change({ name: text })}
            />
          </chakra.span>
        ) : (
          <>
            <chakra.span flex="1" minW="0" truncate title={name}>
              {name}
            </chakra.span>
            <AtFirst>
              <input
                type="checkbox"
                aria-label={messages.visible(name)}
                checked={entry.visible}
                onChange={({ target }) => change({ visible: target.checked })}
              />
              {messages.visibleShort}
            </AtFirst>
          </>
        )}
        <IconButton
          size="sm"
          label={blockEditorMessages.remove(name)}
          icon={<X size={14} />}
          onClick={remove}
        />
      </chakra.div>
      <Advice id={`${heading.id}-advice`} words={heading.advice} />
    </Row>
  );
}

const Row = chakra('li', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', minH: '8', ps: '1' },
  variants: { lifted: { true: { position: 'relative', zIndex: '1', boxShadow: 'floating' } } },
});
const AtFirst = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: '0',
    minH: '6',
    textStyle: 'small',
    cursor: 'pointer',
    accentColor: 'accent.solid',
  },
});
