/** As the engine says it: "the text `\"漢\"` could not be displayed with font …". */
const BEFORE = 'the text `';
const AFTER = '"` could not be displayed';
const ESCAPED = /(?<!\\)\\+u\{([\da-f]{1,6})\}/gi;

/** The letters that a print failed for because no font has them; none if it failed for something else. */
export function missingLetters(error: unknown): ReadonlySet<string> {
  const text = error instanceof Error ? error.message : String(error);
  const missing = new Set<string>();
  for (const piece of text.split(AFTER).slice(0, -1)) {
    const start = piece.indexOf(BEFORE);
    const said = start === -1 ? undefined : /^\\*"(.*)$/su.exec(piece.slice(start + BEFORE.length));
    const letters = (said?.[1] ?? '')
      .replace(/(?<!\\)\\+$/, '')
      .replaceAll(ESCAPED, (_whole, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      );
    for (const letter of letters) missing.add(letter);
  }
  return missing;
}
