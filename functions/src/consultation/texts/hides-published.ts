/**
 * Whether a published text has to go because of words that are redacted anew: it does where they cover anything and
 * the public would read something else by now. Words are not compared: a part of a word, of a number or of an address
 * may be what must not be read, and the same words may stand elsewhere in the text.
 */
export function hidesPublished(
  published: string,
  { shown, redacted }: { shown: string; redacted: readonly string[] },
): boolean {
  return published !== shown && redacted.some((passage) => passage.trim() !== '');
}
