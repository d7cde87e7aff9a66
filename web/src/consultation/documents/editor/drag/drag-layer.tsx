import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { chakra } from '@chakra-ui/react';
import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { whereIs } from '../draft/block-moves.ts';
import { useDocumentEditing } from '../draft/builder-context.tsx';
import type { SectionPlan } from '../draft/layout.ts';
import { builderMessages as messages } from '../messages.ts';
import { changesOfDrop, type Dragged, type DropPlace, takes } from './drag-places.ts';
import { SILENT } from '../../../../ui/ordered-list/silent.ts';

interface DragLayerProps {
  draft: DraftDocument;
  plans: readonly SectionPlan[];
  children: ReactNode;
}

/** Only what takes the dragged thing, the smallest of the places under the pointer first. */
const detectPlaces: CollisionDetection = (args) => {
  const dragged = args.active.data.current as Dragged;
  const taking = args.droppableContainers.filter(({ data }) =>
    takes(data.current as DropPlace, dragged),
  );
  return pointerWithin({ ...args, droppableContainers: taking });
};

/** Blocks and sections are dragged within it; by keyboard their handles move them. */
export function DragLayer({ draft, plans, children }: DragLayerProps) {
  const { work } = useDocumentEditing();
  const [dragged, setDragged] = useState<Dragged>();
  const latest = useRef({ draft, plans });
  latest.current = { draft, plans };
  const sensors = useSensors(useSensor(PointerSensor, PRESS));
  const onDragEnd = async ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const [thing, place] = [active.data.current as Dragged, over?.data.current as DropPlace];
    if (!over) return;
    const { draft: now, plans: before } = latest.current;
    const changes = changesOfDrop(now, before, thing, place);
    const label = thing.kind === 'block' ? messages.steps.moveBlock : messages.steps.moveSection;
    if (!(await work.change(label, changes))) return;
    const there = thing.kind === 'block' && whereIs(latest.current.plans, thing.id);
    if (there) work.say(messages.moved(there.place, there.of, there.number));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectPlaces}
      accessibility={SILENT}
      onDragStart={({ active }: DragStartEvent) => setDragged(active.data.current as Dragged)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={(event) => void onDragEnd(event)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Chip>
            <GripVertical size={14} aria-hidden />
            {dragged.label}
          </Chip>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The same object at every drawing: another one would have every handle and place of a long document drawn anew. */
const PRESS = { activationConstraint: { distance: 5 } };

const Chip = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    maxW: '64',
    px: '3',
    py: '1.5',
    bg: 'bg.panel',
    borderRadius: 'md',
    borderWidth: '1px',
    boxShadow: 'floating',
    truncate: true,
  },
});
