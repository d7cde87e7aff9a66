/** The same object each time: a module keeps its own, which a test changes. */
const known = new Map<string, MediaQueryList>();

/** What jsdom lacks: nothing matches, as on the narrowest phone. */
export function mediaOf(media: string): MediaQueryList {
  const made =
    known.get(media) ??
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  known.set(media, made);
  return made;
}

/** Makes the window so wide, in px, as turning a phone does; within `act`. */
export function turnTo(width: number): void {
  for (const [media, query] of known) {
    const from = /^\(min-width: (\d+)px\)$/.exec(media)?.[1];
    if (from === undefined || query.matches === width >= Number(from)) continue;
    Object.assign(query, { matches: !query.matches });
    query.dispatchEvent(new Event('change'));
  }
}
