import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import type { PickableField } from './field-order.ts';
import { PickedRow, PickedTick } from './field-row.tsx';
import { exportPageMessages as messages } from './messages.ts';

interface FieldInFileProps {
  field: PickableField;
  first: boolean;
  last: boolean;
  onLeave: () => void;
  onMove: (by: number) => void;
  onDrop: (name: string) => void;
}

/** Not text/plain: something dragged here from elsewhere is not a field. */
const DRAGGED = 'application/x-export-field';

/** A field that the file has, moved by pointer or with its buttons. */
export function FieldInFile({ field, first, last, onLeave, onMove, onDrop }: FieldInFileProps) {
  const [over, setOver] = useState(false);
  return (
    <PickedRow
      draggable
      bg={over ? 'accent.subtle' : undefined}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, field.name)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const name = event.dataTransfer.getData(DRAGGED);
        if (name && name !== field.name) onDrop(name);
      }}
    >
      <chakra.span color="fg.muted" cursor="grab" aria-hidden>
        <GripVertical size={16} />
      </chakra.span>
      <PickedTick label={field.label} checked onChange={onLeave} />
      <IconButton
        size="sm"
        label={messages.moveUp(field.label)}
        icon={<ArrowUp size={16} />}
        aria-disabled={first || undefined}
        opacity={first ? 0.3 : 1}
        onClick={(event) => keepFocus(event.currentTarget, () => onMove(-1))}
      />
      <IconButton
        size="sm"
        label={messages.moveDown(field.label)}
        icon={<ArrowDown size={16} />}
        aria-disabled={last || undefined}
        opacity={last ? 0.3 : 1}
        onClick={(event) => keepFocus(event.currentTarget, () => onMove(1))}
      />
    </PickedRow>
  );
}

/** A button whose row moves in the document loses the focus to the page. */
function keepFocus(button: HTMLElement, move: () => void): void {
  move();
  requestAnimationFrame(() => {
    button.focus();
    button.scrollIntoView({ block: 'nearest' });
  });
}
