/** Editors are loaded and drawn within this time, ms. */
const WAIT_MS = 2000;

function focusOn(id: string | undefined): boolean {
  const element = document.getElementById(id ?? '');
  element?.focus();
  element?.scrollIntoView?.({ block: 'nearest' });
  return element !== null;
}

/** What of a draft is open, and what is to have the focus next; of this tab only. */
export class BuilderView {
  /** The block that is edited. */
  edited: string | undefined;
  /** Whether the question stands which of two versions goes on. */
  isDeciding = true;
  #wanted: readonly string[] = [];
  #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  currentDeciding = () => this.isDeciding;

  edit(id: string | undefined): void {
    if (this.edited === id) return;
    this.edited = id;
    this.#tell();
  }

  /** Asks at once which version goes on, or leaves it until the officer asks for it. */
  decide(isDeciding: boolean): void {
    this.isDeciding = isDeciding;
    this.#tell();
  }

  /** Has the focus go to the first of these elements that is there, by their ids, as soon as one is drawn. */
  want(...ids: string[]): void {
    this.#wanted = ids;
    const until = performance.now() + WAIT_MS;
    const look = () => {
      if (this.#wanted !== ids || focusOn(ids[0])) return;
      if (performance.now() < until) requestAnimationFrame(look);
      else ids.some(focusOn);
    };
    requestAnimationFrame(look);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
