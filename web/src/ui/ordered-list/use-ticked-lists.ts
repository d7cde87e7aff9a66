import { useRef } from 'react';
import { useListFocus } from './use-list-focus.ts';

/**
 * The focus among two lists of boxes: what is ticked, in its order, and `others`, by their keys, whose `ul` takes
 * `frame`. What is ticked joins the end of the first list; the focus stays where the same key ticks the next.
 */
export function useTickedLists(others: readonly string[], put: (key: string) => void) {
  const [search, lists] = [useRef<HTMLInputElement>(null), useRef<HTMLDivElement>(null)];
  const boxes = () => [
    ...(lists.current?.querySelectorAll<HTMLElement>('input[type="checkbox"]') ?? []),
  ];
  const focus = useListFocus<HTMLUListElement>(others, () => boxes().at(-1));
  return {
    search,
    lists,
    frame: focus.frame,
    /** Where the focus goes from the last that is ticked no more. */
    elsewhere: () => boxes()[0] ?? search.current,
    tick: (key: string) => {
      const at = others.indexOf(key);
      const go = focus.goTo(others[at + 1] ?? others[at - 1]);
      put(key);
      go();
    },
  };
}
