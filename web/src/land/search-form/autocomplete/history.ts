/** Searches by words that are remembered, the latest first. */
export const MAX_REMEMBERED = 50;

/** What was searched for by words, on this device, for one person in one council. */
export function readSearchHistory(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** The history with these words first, once, and no longer than it may be. */
export function remembering(history: readonly string[], words: string): string[] {
  const said = words.trim();
  if (said === '') return [...history];
  const others = history.filter((each) => each.toLowerCase() !== said.toLowerCase());
  return [said, ...others].slice(0, MAX_REMEMBERED);
}
