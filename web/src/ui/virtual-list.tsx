import { chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';

interface VirtualListProps<T> {
  items: readonly T[];
  /** Height in px before a row was measured. */
  estimate: (item: T, index: number) => number;
  keyOf: (item: T) => string | number;
  children: (item: T, index: number) => ReactNode;
  label: string;
  /** Called when the end comes near: time for the next page. */
  onNearEnd?: () => void;
  /** Brings this row into view. */
  showIndex?: number | undefined;
}

/** A list of thousands that keeps only the rows in sight; says each row's place to screen readers. */
export function VirtualList<T>({
  items,
  estimate,
  keyOf,
  children,
  label,
  onNearEnd,
  showIndex,
}: VirtualListProps<T>) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (items[index] === undefined ? 0 : estimate(items[index], index)),
    getItemKey: (index) => (items[index] === undefined ? index : keyOf(items[index])),
    overscan: 6,
  });
  const visible = rows.getVirtualItems();
  const lastVisible = visible.at(-1)?.index ?? -1;

  useEffect(() => {
    if (lastVisible >= items.length - 5 && items.length > 0) onNearEnd?.();
  }, [lastVisible, items.length, onNearEnd]);
  useEffect(() => {
    if (showIndex !== undefined && showIndex >= 0) rows.scrollToIndex(showIndex, { align: 'auto' });
  }, [showIndex, rows]);

  return (
    <chakra.div
      ref={scroller}
      flex="1"
      minH="0"
      overflow="auto"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <chakra.ul position="relative" style={{ height: rows.getTotalSize() }}>
        {visible.map((row) => {
          const item = items[row.index];
          return (
            item !== undefined && (
              <li
                key={row.key}
                ref={rows.measureElement}
                data-index={row.index}
                aria-posinset={row.index + 1}
                aria-setsize={items.length}
                style={{
                  position: 'absolute',
                  insetInline: 0,
                  top: 0,
                  transform: `translateY(${row.start}px)`,
                }}
              >
                {children(item, row.index)}
              </li>
            )
          );
        })}
      </chakra.ul>
    </chakra.div>
  );
}
