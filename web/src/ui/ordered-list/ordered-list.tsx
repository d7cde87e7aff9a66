import { chakra } from '@chakra-ui/react';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { EscapeEndsDrag } from './escape-ends-drag.ts';
import { orderedListMessages as messages } from './messages.ts';
import { OrderedRow, type RowParts } from './ordered-row.tsx';
import { SILENT } from './silent.ts';
import { useKeys } from './use-keys.ts';
import { type Ordering, useOrderedList } from './use-ordered-list.ts';

interface OrderedListProps<T> extends Ordering<T> {
  /** What the list is called. */
  label?: string;
  /** Where items have no ids, they keep keys of their own. */
  keyOf?: (item: T) => string;
  render: (item: T, parts: RowParts) => ReactNode;
  /** The button that adds one at the end. */
  add?: { label: string; make: () => T };
  /** Other ways to add, beside the button; `addByBox` leaves the focus in a box by which several are chosen. */
  renderAdding?: (add: (item: T) => void, addByBox: (item: T) => void) => ReactNode;
  isReadOnly?: boolean;
  /** The controls are there and do nothing. */
  isDisabled?: boolean;
  /** Between rows. */
  gap?: string;
}

const PRESS = { activationConstraint: { distance: 4 } };

/**
 * Items that people put in order: by a handle that is dragged or takes arrow keys, or by buttons; removed, and added
 * up to a maximum. A live region says what happened, and the focus stays where the work goes on.
 */
export function OrderedList<T>(props: OrderedListProps<T>) {
  const { nameOf, render, isShown, label, gap } = props;
  const list = useOrderedList({ ...props, keys: useKeys(props.items, props.keyOf) });
  const { items, keys } = list;
  const sensors = useSensors(useSensor(PointerSensor, PRESS));
  const { isReadOnly: isRead = false, isDisabled = false } = props;
  const isOff = isDisabled || list.isBusy;
  const shown = keys.filter((_, place) => !isShown || isShown(items[place] as T));
  return (
    <chakra.div ref={list.frame} data-ordered minW="0">
      {items.length > 0 && (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={SILENT}
          onDragEnd={({ active, over }) => {
            if (over) list.move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
          }}
        >
          <EscapeEndsDrag />
          <SortableContext items={shown} strategy={verticalListSortingStrategy}>
            <chakra.ol
              display="grid"
              gridTemplateColumns="minmax(0, 1fr)"
              gap={gap}
              aria-label={label}
            >
              {items.map((item, place) =>
                isShown && !isShown(item) ? undefined : (
                  <OrderedRow
                    key={keys[place]}
                    id={keys[place] ?? ''}
                    name={nameOf(item, place)}
                    place={place}
                    of={items.length}
                    isRead={isRead}
                    isOff={isOff}
                    move={(by) => list.move(place, place + by)}
                    leave={() => list.remove(place)}
                    addAfter={() => props.add && list.add(props.add.make(), place + 1)}
                  >
                    {(parts) => render(item, parts)}
                  </OrderedRow>
                ),
              )}
            </chakra.ol>
          </SortableContext>
        </DndContext>
      )}
      {!isRead && <Foot {...props} isOff={isDisabled} list={list} />}
      <VisuallyHidden role="status">{list.said}</VisuallyHidden>
    </chakra.div>
  );
}

interface FootProps<T> extends Pick<OrderedListProps<T>, 'add' | 'renderAdding' | 'max'> {
  isOff: boolean;
  list: { isFull: boolean; add: (item: T, place?: number, isByBox?: boolean) => void };
}

function Foot<T>({ add, renderAdding, max = 0, isOff, list }: FootProps<T>) {
  const id = useId();
  if (!add && !renderAdding) return null;
  return (
    <chakra.div
      data-foot
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      _notFirst={{ mt: '2' }}
    >
      {renderAdding?.(list.add, (item) => list.add(item, undefined, true))}
      {add && (
        <Button
          size="sm"
          variant="outline"
          icon={<Plus size={14} />}
          disabled={isOff}
          aria-disabled={list.isFull || undefined}
          aria-describedby={list.isFull ? id : undefined}
          onClick={() => list.add(add.make())}
        >
          {add.label}
        </Button>
      )}
      {add && list.isFull && (
        <chakra.span id={id} textStyle="small" color="fg.muted">
          {messages.full(max)}
        </chakra.span>
      )}
    </chakra.div>
  );
}
