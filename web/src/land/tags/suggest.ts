/** The maximum number of suggestions (specification 000 section 5). */
export const MAX_SUGGESTED = 8;

/** Tags that contain the typed text, in their order, without those that the site has. */
export function suggestTags(
  all: readonly string[],
  typed: string,
  taken: ReadonlySet<string>,
): string[] {
  if (typed === '') return [];
  return all.filter((name) => name.includes(typed) && !taken.has(name)).slice(0, MAX_SUGGESTED);
}
