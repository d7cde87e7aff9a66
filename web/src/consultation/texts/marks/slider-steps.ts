/** The mark after or before the current one, going round; the first or the last where none is current. */
export function steppedMark(ids: readonly string[], current: string | undefined, by: 1 | -1) {
  const at = current === undefined ? -1 : ids.indexOf(current);
  if (at < 0) return by === 1 ? ids[0] : ids.at(-1);
  return ids[(at + by + ids.length) % ids.length];
}

/** What is selected once a mark is deleted: the next one, or the last if it was the last. */
export function afterDeleting(ids: readonly string[], deleted: string): string | undefined {
  const at = ids.indexOf(deleted);
  const rest = ids.filter((id) => id !== deleted);
  return rest[Math.min(Math.max(at, 0), rest.length - 1)];
}
