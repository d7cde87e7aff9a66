import { useState } from 'react';

/**
 * Keys of items: by `keyOf`, or, where they have no ids, keys that stay with them while they are moved and typed into.
 */
export function useKeys<T>(items: readonly T[], keyOf?: (item: T) => string): readonly string[] {
  const [known, setKnown] = useState<Known<T>>(() =>
    keyed(items, { items: [], keys: [], made: 0 }),
  );
  if (keyOf) return items.map(keyOf);
  const isSame =
    known.items.length === items.length && known.items.every((each, at) => each === items[at]);
  if (isSame) return known.keys;
  const next = keyed(items, known);
  setKnown(next);
  return next.keys;
}

interface Known<T> {
  items: readonly T[];
  keys: readonly string[];
  made: number;
}

/** An item that was there keeps its key; one that is new has that of what it replaced at its place, or its own. */
function keyed<T>(items: readonly T[], before: Known<T>): Known<T> {
  const taken = new Set<number>();
  const from = items.map((item) => {
    const at = before.items.findIndex((each, place) => each === item && !taken.has(place));
    if (at >= 0) taken.add(at);
    return at;
  });
  let { made } = before;
  const keys = from.map(
    (was, at) => before.keys[was < 0 && !taken.has(at) ? at : was] ?? `new-${made++}`,
  );
  return { items, keys, made };
}
