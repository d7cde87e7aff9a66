/**
 * Whether a published text shows words that are redacted now: some of them stand there more often than in what may
 * be read of the text now.
 */
export function hidesPublished(
  published: string,
  { shown, redacted }: { shown: string; redacted: readonly string[] },
): boolean {
  const [before, now] = [counted(published), counted(shown)];
  return redacted.flatMap(wordsIn).some((word) => (before.get(word) ?? 0) > (now.get(word) ?? 0));
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
