/** Searches by words that are remembered, the latest first. */
export const MAX_REMEMBERED = 50;

/** A person's recent searches by words in one council, kept on this device. */
export function readSearchHistory(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** The history with these words moved to the front, cut to its maximum length. */
export function remembering(history: readonly string[], words: string): string[] {
  const said = words.trim();
  if (said === '') return [...history];
  const others = history.filter((each) => each.toLowerCase() !== said.toLowerCase());
  return [said, ...others].slice(0, MAX_REMEMBERED);
}
