import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface ItemListProps<Item> {
  items: readonly Item[];
  most: number;
  make: () => Item;
  change: (items: Item[]) => void;
  /** What is said of one that was moved to this place, from 1. */
  moved: (place: number) => string;
}

/**
 * A list of a block in its order: what adds, moves and takes out items, with the focus on what was added or follows.
 * Items are found in `list` by `data-item`; `said` tells where one was moved.
 */
export function useItemList<Item extends { id: string }>(props: ItemListProps<Item>) {
  const { items, most, make, change, moved } = props;
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<string>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (wanted === undefined) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-item="${wanted}"] :is(input, textarea)`)
      ?.focus();
    setWanted(undefined);
  }, [wanted, items]);
  const add = (place: number) => {
    if (items.length >= most) return;
    const item = make();
    change(items.toSpliced(place, 0, item));
    setWanted(item.id);
  };
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    change(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setSaid(moved(to + 1));
  };
  const remove = (place: number) => {
    change(items.toSpliced(place, 1));
    setWanted((items[place + 1] ?? items[place - 1])?.id);
  };
  return { list, said, add, move, remove };
}

/** Enter adds the next item, Alt with an arrow moves this one. */
export const itemKeys =
  ({ add, move }: { add: () => void; move: (by: 1 | -1) => void }) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add();
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(event.key === 'ArrowUp' ? -1 : 1);
    }
  };
