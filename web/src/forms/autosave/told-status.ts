import type { SaveStatus } from './save-status.ts';

/** A status with those who hear of each change of it, and of what is typed meanwhile. */
export class ToldStatus {
  status: SaveStatus = 'saved';
  #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  current = (): SaveStatus => this.status;

  protected set(status: SaveStatus): void {
    this.status = status;
    for (const listener of this.#listeners) listener();
  }
}
