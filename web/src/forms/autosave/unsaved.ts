/** So long is waited for what is being saved, in ms. */
const WAIT_MS = 2000;

interface Unsaved {
  name: string;
  saveNewest: () => Promise<void>;
}

const unsaved = new Set<Unsaved>();

/** Notes whether something that is typed in this tab is not saved, until it is. */
export function noteUnsaved(typed: Unsaved, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(typed);
  else unsaved.delete(typed);
}

/** Saves now all that is typed in this tab; resolves once that is answered, or has taken too long. */
export const saveAllTyped = (): Promise<void> => saved([...unsaved]);

/** Whether what was typed under this name, by whatever editor, is on its way or still to be sent. */
export const isUnsavedAs = (name: string): boolean => typedAs(name).length > 0;

/** Saves now what was typed under this name; resolves as saveAllTyped does. */
export const saveTypedAs = (name: string): Promise<void> => saved(typedAs(name));

const typedAs = (name: string) => [...unsaved].filter((typed) => typed.name === name);

async function saved(all: Unsaved[]): Promise<void> {
  const answered = Promise.all(all.map((typed) => typed.saveNewest()));
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
}
