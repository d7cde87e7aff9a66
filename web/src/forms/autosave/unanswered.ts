/** So many of the first and of the last are remembered: an answer is lost as the network goes, or as it comes back. */
const MAX_TRIES = 5;

/** What was sent since the last answer: the server may have any of it, as its answer may have been lost. */
export class Unanswered<Value> {
  #values: readonly Value[] = [];

  add(value: Value): void {
    const all = [...this.#values, value];
    this.#values = all.filter((_, at) => at < MAX_TRIES || at >= all.length - MAX_TRIES);
  }

  forget(): void {
    this.#values = [];
  }

  isEmpty = (): boolean => this.#values.length === 0;
  and = (value: Value): Value[] => [value, ...this.#values];
}
