/** The names with the one at `from` put at `to`; as they were where either is out of range. */
export function moved(names: readonly string[], from: number, to: number): string[] {
  const next = [...names];
  if (from < 0 || to < 0 || from >= next.length || to >= next.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The shown columns with the pinned ones first; each part keeps its order. */
export function pinnedFirst(shown: readonly string[], pinned: readonly string[]): string[] {
  return [
    ...shown.filter((name) => pinned.includes(name)),
    ...shown.filter((name) => !pinned.includes(name)),
  ];
}

/** px from the left edge at which each of the first `pinned` columns sticks; undefined for the rest. */
export function stickyOffsets(
  widths: readonly number[],
  pinned: number,
  start = 0,
): (number | undefined)[] {
  let left = start;
  return widths.map((width, index) => {
    if (index >= pinned) return undefined;
    left += width;
    return left - width;
  });
}
