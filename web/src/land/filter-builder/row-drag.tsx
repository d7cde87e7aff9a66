import { DndContext, PointerSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { EscapeEndsDrag } from '../../ui/ordered-list/escape-ends-drag.ts';
import { SILENT } from '../../ui/ordered-list/silent.ts';
import type { Row } from '../ground/filters/row.ts';
import { rowIdsOf } from './row-tree.ts';

const PRESS = { activationConstraint: { distance: 4 } };
/** Lines stay where they are until one is dropped: it may go into another group. */
const stay = () => null;

interface RowDragProps {
  rows: readonly Row[];
  /** A line, what it is called, and the one it is dropped in front of. */
  drop: (id: string, name: string, target: string) => void;
  children: ReactNode;
}

/** In it, lines are dragged by their handles from any group to any other. */
export function RowDrag({ rows, drop, children }: RowDragProps) {
  const sensors = useSensors(useSensor(PointerSensor, PRESS));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      onDragEnd={({ active, over }) => {
        const name = String(active.data.current?.['name'] ?? '');
        if (over && over.id !== active.id) drop(String(active.id), name, String(over.id));
      }}
    >
      <EscapeEndsDrag />
      <SortableContext items={rowIdsOf(rows)} strategy={stay}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
