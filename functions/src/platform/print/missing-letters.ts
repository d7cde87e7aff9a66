/** As the engine says it: "the text `\"漢\"` could not be displayed with font …". */
const SAID = /the text `\\*"(.*?)\\*"` could not be displayed/gsu;
const ESCAPED = /\\+u\{([\da-f]{1,6})\}/gi;

/** The letters that a print failed for because no font has them; none if it failed for something else. */
export function missingLetters(error: unknown): ReadonlySet<string> {
  const text = error instanceof Error ? error.message : String(error);
  const missing = new Set<string>();
  for (const [, said = ''] of text.matchAll(SAID)) {
    const letters = said.replaceAll(ESCAPED, (_whole, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    for (const letter of letters) missing.add(letter);
  }
  return missing;
}
