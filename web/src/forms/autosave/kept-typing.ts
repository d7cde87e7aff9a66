import { draftOf, dropDraft, keepDraft } from '../drafts.ts';

/** What was typed, and what it was typed over. */
export interface Typing<Value, Base> {
  value: Value;
  base: Base;
}

/** Keeps in this tab what was typed and has not arrived. */
export function keepTyping<V, B>(name: string, { value, base }: Typing<V, B>, path: string): void {
  try {
    keepDraft(name, { value, base }, path);
  } catch {
    // Too long for this tab's store, as with its pictures. An older copy would come back over what is saved since.
    dropDraft(name, path);
  }
}

/** What was typed under this name on this page and did not arrive; undefined for nothing. */
export function keptTyping<V, B>(name: string, path?: string): Typing<V, B> | undefined {
  const kept = draftOf<Typing<V, B>>(name, path);
  return kept?.value === undefined || kept.base === undefined
    ? undefined
    : { value: kept.value, base: kept.base };
}

/** Whether this tab keeps just these words. */
export function isTypingKept(name: string, value: unknown, path?: string): boolean {
  const kept = draftOf<{ value: unknown }>(name, path);
  return JSON.stringify(kept?.value) === JSON.stringify(value);
}

/** Forgets what has arrived. Who came back to it meanwhile may have typed more, which stays. */
export function dropTyping(name: string, arrived: unknown, path?: string): void {
  if (isTypingKept(name, arrived, path)) dropDraft(name, path);
}
