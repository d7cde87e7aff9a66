/** So long is waited for what is being saved, in ms. */
const WAIT_MS = 2000;

interface Unsaved {
  saveNewest: () => Promise<void>;
}

const unsaved = new Set<Unsaved>();

/** Notes whether something that is typed in this tab is not saved, until it is. */
export function noteUnsaved(typed: Unsaved, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(typed);
  else unsaved.delete(typed);
}

/** Saves now all that is typed in this tab; resolves once that is answered, or has taken too long. */
export async function saveAllTyped(): Promise<void> {
  const answered = Promise.all([...unsaved].map((typed) => typed.saveNewest()));
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
}
