import { chakra } from '@chakra-ui/react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { isBase, type LayerGroup, moveToPlaceOf } from './layer-groups.ts';
import { LayerRow } from './layer-row.tsx';
import { layerPanelMessages as messages } from './messages.ts';
import { ShowBox } from './show-box.tsx';
import { checkboxState } from './shown-layers.ts';
import type { MapLayers } from './use-map-layers.ts';

/** Every group of layers with its rows; a row is moved within its group by dragging or by keyboard. */
export default function LayerGroupsList({ layers }: { layers: MapLayers }) {
  const { groups, topography } = layers;
  const hasBase = groups.some((group) => group.layers.some(isBase));
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      {groups.map((group) => (
        <Group key={group.name} group={group} layers={layers}>
          {topography && group === groups.find((each) => each.layers.some(isBase)) && (
            <Topography topography={topography} />
          )}
        </Group>
      ))}
      {topography && !hasBase && <Topography topography={topography} />}
    </chakra.div>
  );
}

function Topography({ topography }: { topography: NonNullable<MapLayers['topography']> }) {
  return (
    <chakra.div ps="9" pe="3" py="1">
      <ShowBox state={topography.on} change={topography.set} label={messages.topography} />
    </chakra.div>
  );
}

interface GroupProps {
  group: LayerGroup;
  layers: MapLayers;
  children?: React.ReactNode;
}

function Group({ group, layers, children }: GroupProps) {
  const { shown, show, habits, keep } = layers;
  const heading = useId();
  const folded = habits.collapsed.includes(group.name);
  const ids = group.layers.filter((each) => each.placemakerVisibility).map(({ id }) => id);
  const fold = () =>
    keep({
      collapsed: folded
        ? habits.collapsed.filter((name) => name !== group.name)
        : [...habits.collapsed, group.name],
    });
  return (
    <chakra.section aria-labelledby={heading}>
      <Head>
        <Fold
          type="button"
          data-walk
          aria-expanded={!folded}
          aria-label={(folded ? messages.expand : messages.collapse)(group.name)}
          onClick={fold}
          onKeyDown={(event) => {
            if (event.key !== (folded ? 'ArrowRight' : 'ArrowLeft')) return;
            event.preventDefault();
            fold();
          }}
        >
          {folded ? <ChevronRight size={16} /> : <ChevronDown size={16} />}
        </Fold>
        <ShowBox
          state={checkboxState(ids, shown)}
          disabled={ids.length === 0}
          change={(on) => show(ids, on)}
          label={
            <chakra.span id={heading} fontWeight="semibold">
              {group.name}
            </chakra.span>
          }
        />
      </Head>
      {!folded && (
        <>
          {children}
          <Rows group={group} layers={layers} />
        </>
      )}
    </chakra.section>
  );
}

function Rows({ group, layers }: Omit<GroupProps, 'children'>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = group.layers.map(({ id }) => id);
  const nameOf = (id: unknown) => group.layers.find((each) => each.id === id)?.layerName ?? '';
  const placeOf = (id: unknown) => ids.indexOf(String(id)) + 1;
  const { habits, keep } = layers;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: messages.moveHint },
        announcements: {
          onDragStart: ({ active }) => messages.lifted(nameOf(active.id)),
          onDragOver: ({ active, over }) =>
            over ? messages.movedTo(nameOf(active.id), placeOf(over.id), ids.length) : undefined,
          onDragEnd: ({ active, over }) =>
            over ? messages.dropped(nameOf(active.id), placeOf(over.id), ids.length) : undefined,
          onDragCancel: ({ active }) => messages.moveCancelled(nameOf(active.id)),
        },
      }}
      onDragEnd={({ active, over }) => {
        if (!over || over.id === active.id) return;
        const others = habits.order.filter((id) => !ids.includes(id));
        keep({ order: [...others, ...moveToPlaceOf(ids, String(active.id), String(over.id))] });
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <chakra.ul>
          {group.layers.map((layer) => (
            <LayerRow key={layer.id} layer={layer} layers={layers} />
          ))}
        </chakra.ul>
      </SortableContext>
    </DndContext>
  );
}

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', ps: '2', pe: '3', py: '1' },
});
const Fold = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    w: '6',
    h: '6',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});
