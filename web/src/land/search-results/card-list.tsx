import { chakra } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cardAt, cardHolding, isCard, rowHolding } from './card-elements.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useRowMeasures } from './use-row-measures.ts';
import { useRowOffsets } from './use-row-offsets.ts';
import { TALLEST, useScrolledRows } from './use-scrolled-rows.ts';

interface CardListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => number;
  /** The height of an item before it is rendered; passing another function measures all of them anew. */
  sizeOf: (item: T) => number;
  label: string;
  /** Scrolls to this item when it changes. */
  showKey?: number | undefined;
  /** Called when the arrow keys reach an item. */
  onMove: (item: T) => void;
  /** Called when the pointer enters an item, with its card unless by touch, or leaves all of them. */
  onPoint: (item: T | undefined, card?: HTMLElement) => void;
  /** Called when a card itself is focused by keyboard; undefined once it loses the focus. */
  onFocusCard: (item: T | undefined, card: HTMLElement) => void;
  /** Called for a key pressed on a card itself. */
  onKey: (event: KeyboardEvent, item: T) => void;
  /** `active` is the one card that Tab reaches. */
  children: (item: T, active: boolean) => ReactNode;
}

/**
 * A list of any length that renders only the visible cards. One of them is in the tab order; arrows, Home and End
 * move between them. The focused card stays rendered wherever the list is scrolled to.
 */
export function CardList<T>(props: CardListProps<T>) {
  const { items, keyOf, sizeOf, label, showKey, onMove, onKey, children } = props;
  const { offsets, rowOf } = useRowOffsets(items, keyOf, sizeOf);
  const { scroller, shown, look, reveal, resized } = useScrolledRows(offsets);
  const [activeKey, setActiveKey] = useState<number>();
  const active = (activeKey === undefined ? undefined : rowOf.get(activeKey)) ?? 0;
  const wanted = useRef(false);
  const measure = useRowMeasures(offsets, rowOf, resized, look);

  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    cardAt(scroller.current, active)?.focus({ preventScroll: true });
  });
  useFocusKept(scroller, items);
  const shownRow = showKey === undefined ? undefined : rowOf.get(showKey);
  useEffect(() => {
    if (shownRow !== undefined) reveal(shownRow);
    // Someone who has scrolled on is not moved by what arrives or is measured later.
  }, [showKey, shownRow, reveal]);

  const go = (row: number) => {
    const item = items[row];
    if (item === undefined) return;
    setActiveKey(keyOf(item));
    wanted.current = true;
    reveal(row);
    onMove(item);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.closest('select, textarea, [popover], input:not([type=checkbox])')) return;
    const at = rowHolding(target) ?? active;
    const to = rowReachedBy(event.key, at, items.length - 1);
    const item = items[at];
    if (to !== undefined) {
      event.preventDefault();
      go(to);
    } else if (item !== undefined && target === cardAt(scroller.current, at)) onKey(event, item);
  };

  const itemHolding = (target: Element) => {
    const row = rowHolding(target);
    return row === undefined ? undefined : items[row];
  };
  return (
    <chakra.div
      ref={scroller}
      flex="1"
      minH="0"
      overflow="auto"
      overflowAnchor="none"
      data-results
      role="region"
      aria-label={label}
      tabIndex={-1}
      outline="none"
      onKeyDown={onKeyDown}
      onPointerOver={({ target, pointerType }) => {
        const card = pointerType === 'mouse' ? cardHolding(target as Element) : undefined;
        props.onPoint(itemHolding(target as Element), card);
      }}
      onPointerLeave={() => props.onPoint(undefined)}
      onFocus={({ target }) => {
        const item = itemHolding(target);
        if (item === undefined) return;
        setActiveKey(keyOf(item));
        if (isCard(target) && target.matches(':focus-visible')) props.onFocusCard(item, target);
      }}
      onBlur={({ target }) => isCard(target) && props.onFocusCard(undefined, target)}
    >
      <chakra.ul position="relative" style={{ height: Math.min(offsets.total, TALLEST) }}>
        {renderedRows(shown, active, items.length).map((row) => {
          const item = items[row] as T;
          return (
            <li
              key={keyOf(item)}
              ref={measure}
              data-row={row}
              data-key={keyOf(item)}
              aria-posinset={row + 1}
              aria-setsize={items.length}
              style={{
                position: 'absolute',
                insetInline: 0,
                top: 0,
                transform: `translateY(${offsets.startOf(row) + shown.pushed}px)`,
              }}
            >
              {children(item, row === active)}
            </li>
          );
        })}
      </chakra.ul>
    </chakra.div>
  );
}

/** The row that a key leads to from another. */
function rowReachedBy(key: string, from: number, last: number): number | undefined {
  const reached: Record<string, number> = {
    ArrowDown: Math.min(from + 1, last),
    ArrowUp: Math.max(from - 1, 0),
    Home: 0,
    End: last,
  };
  return reached[key];
}

/** The visible rows, and the active one wherever it is. */
function renderedRows(
  shown: { first: number; last: number },
  active: number,
  count: number,
): number[] {
  const rows: number[] = [];
  const last = Math.min(shown.last, count - 1);
  if (active < shown.first) rows.push(active);
  for (let row = shown.first; row <= last; row++) rows.push(row);
  if (active > last && active < count) rows.push(active);
  return rows;
}
