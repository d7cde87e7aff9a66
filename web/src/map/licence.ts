/** Whom layers ask to be credited. */
export const creditsOf = (layers: readonly { attribution: string | null }[]): string[] =>
  layers.flatMap(({ attribution }) => attribution?.trim() || []);

/** The council's licence, and after it the layers' credits that it does not hold, each once. */
export function licenceOf(licence: string | null, credits: readonly string[]): string {
  const further = credits.filter((credit) => !licence?.includes(credit));
  return [...new Set([licence, ...further])].filter(Boolean).join(' · ');
}
