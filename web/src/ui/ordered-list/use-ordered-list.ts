import { useState } from 'react';
import { orderedListMessages as messages } from './messages.ts';
import { type FocusElsewhere, useListFocus } from './use-list-focus.ts';

/** What is done to a list: `to` is where the item stands then; nowhere once it is removed. */
export interface Step<T> {
  item: T;
  to: number | undefined;
}

export interface Ordering<T> {
  items: readonly T[];
  nameOf: (item: T, place: number) => string;
  /**
   * Told the new order and what led to it. Gives false, now or later, where it was not made. What is removed later
   * leaves the list at once, and is said by who removes it: it may fail.
   */
  change: (items: T[], step: Step<T>) => boolean | void | Promise<boolean | void>;
  /** How many there may be. */
  max?: number;
  /** Those that are shown, as by a search; an item moves among all of them. */
  isShown?: (item: T) => boolean;
  /** Where the focus goes from the last that is removed, where nothing adds another. */
  elsewhere?: FocusElsewhere;
}

/**
 * Moves, removes and adds what people put in order: says what happened, and keeps the focus where the work goes on.
 * A move that is on its way is shown already; until it is answered, further steps are refused.
 */
export function useOrderedList<T>(ordering: Ordering<T> & { keys: readonly string[] }) {
  const { nameOf, change, max = Infinity, isShown, elsewhere } = ordering;
  const [order, setOrder] = useState<readonly string[]>();
  const { items, keys } = asPut(ordering, order);
  const focus = useListFocus(items, elsewhere);
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isFull = items.length >= max;

  function take(next: T[], step: Step<T>, words: string, focused: () => void, put?: string[]) {
    const tell = (isMade: boolean | void) => {
      if (isMade !== false) say(words);
      if (isMade !== false || put) focused();
    };
    const made = change(next, step);
    if (!(made instanceof Promise)) {
      tell(made);
      return;
    }
    if (step.to === undefined) {
      focused();
      return;
    }
    setBusy(true);
    if (put) {
      setOrder(put);
      focused();
    }
    void made.then(tell).finally(() => {
      setBusy(false);
      setOrder(undefined);
    });
  }

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || isBusy || from === to) return;
    const name = nameOf(item, from);
    if (to < 0 || to >= items.length) {
      say(to < 0 ? messages.isFirst(name) : messages.isLast(name));
      return;
    }
    const next = items.toSpliced(from, 1).toSpliced(to, 0, item);
    const words = messages.moved(name, to + 1, items.length);
    const key = keys[from] ?? '';
    const put = keys.toSpliced(from, 1).toSpliced(to, 0, key);
    take(next, { item, to }, words, focus.stayIn(key), put);
  }

  function remove(place: number) {
    const item = items[place];
    if (item === undefined || isBusy) return;
    const words = messages.removed(nameOf(item, place));
    const isSeen = (_: string, at: number) => !isShown || isShown(items[at] as T);
    const beside = focus.goTo(
      keys.find((key, at) => at > place && isSeen(key, at)) ??
        keys.findLast((key, at) => at < place && isSeen(key, at)),
    );
    take(items.toSpliced(place, 1), { item, to: undefined }, words, beside);
  }

  function add(item: T, place = items.length, isByBox = false) {
    if (isBusy) return;
    if (isFull) {
      say(messages.full(max));
      return;
    }
    const of = items.length + 1;
    const into = (isByBox ? focus.goIntoIfLost : focus.goInto)({ place, of });
    take(items.toSpliced(place, 0, item), { item, to: place }, messages.added(place + 1, of), into);
  }

  return { frame: focus.frame, items, keys, said, isBusy, isFull, move, remove, add };
}

/** Items in the order of these keys; others that have come meanwhile stand last. */
function asPut<T>(
  { items, keys }: { items: readonly T[]; keys: readonly string[] },
  order: readonly string[] | undefined,
) {
  if (!order) return { items, keys };
  const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const both = keys.map((key, at) => ({ key, item: items[at] as T }));
  const put = both.toSorted((a, b) => placeOf(a.key) - placeOf(b.key));
  return { items: put.map(({ item }) => item), keys: put.map(({ key }) => key) };
}
