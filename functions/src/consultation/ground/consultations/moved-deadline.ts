/** When something closes, and what was told before: times of one form that sort as they follow one another. */
export interface MovedDeadline {
  closesAt: string;
  /** When it was to close at first; null where that was never moved while it was open. */
  firstClosesAt: string | null;
  /** When it was to close before it was last moved; null where nobody noted it. */
  lastClosesAt: string | null;
}

/**
 * What became of a deadline, by what was told of it: later than ever told it is extended, earlier than was told last it
 * is brought forward. Null where it is what was told at first, and nobody was told of a later one last.
 */
export function deadlineMoved({ closesAt, firstClosesAt: first, lastClosesAt }: MovedDeadline): {
  how: 'extended' | 'broughtForward';
  from: string;
  first: string | null;
} | null {
  if (first === null) return null;
  const last = lastClosesAt ?? first;
  if (closesAt < last)
    return {
      how: 'broughtForward',
      from: last,
      first: first === last || first === closesAt ? null : first,
    };
  if (closesAt > first) return { how: 'extended', from: first, first: null };
  return closesAt < first ? { how: 'broughtForward', from: first, first: null } : null;
}

/** In words, after when it closes; '' where nothing became of it. */
export function movedWords(deadline: MovedDeadline, told: (time: string) => string): string {
  const moved = deadlineMoved(deadline);
  if (!moved) return '';
  const { how, from, first } = moved;
  const words = how === 'extended' ? 'extended from' : 'brought forward from';
  return `${words} ${told(from)}${first === null ? '' : `; at first it was to close on ${told(first)}`}`;
}
