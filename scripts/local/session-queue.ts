import type { PGlite } from '@electric-sql/pglite';
import { withoutEarlyReady } from './early-ready.ts';

/** One client's batch of protocol messages, waiting for the single shared session. */
interface Waiting {
  client: object;
  messages: Uint8Array[];
  answer: (bytes: Uint8Array) => void;
  done: () => void;
}

/**
 * Lends the embedded database's only session to one client at a time. A client inside a transaction keeps it until
 * the transaction ends, or until it has been silent for `idleLimitMs`: then it is rolled back and `onEvict` is
 * called, so that one stuck client cannot hold up everybody.
 */
export class SessionQueue {
  readonly #database: PGlite;
  readonly #idleLimitMs: number;
  readonly #onEvict: (client: object) => void;
  readonly #gone = new WeakSet<object>();
  #waiting: Waiting[] = [];
  #owner: object | null = null;
  #busy = false;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(database: PGlite, idleLimitMs: number, onEvict: (client: object) => void) {
    this.#database = database;
    this.#idleLimitMs = idleLimitMs;
    this.#onEvict = onEvict;
  }

  /** Resolves once the batch has run and its whole response has been passed to `answer`. */
  run(client: object, messages: Uint8Array[], answer: (bytes: Uint8Array) => void): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ client, messages, answer, done: resolve });
      void this.#serve();
    });
  }

  /** Drops a client that has gone; its open transaction is rolled back. */
  async leave(client: object): Promise<void> {
    this.#gone.add(client);
    this.#waiting = this.#waiting.filter((each) => each.client !== client);
    if (this.#owner !== client || this.#busy) return;
    this.#busy = true;
    await this.#rollback();
    this.#busy = false;
    void this.#serve();
  }

  async #serve(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#idleTimer);
    for (let next = this.#next(); next; next = this.#next()) {
      const { client, messages, answer, done } = next;
      await this.#database.runExclusive(async () => {
        for (const [at, message] of messages.entries()) {
          const output = at < messages.length - 1 ? withoutEarlyReady(answer) : undefined;
          await this.#database.execProtocolRawStream(message, {
            onRawData: output?.write ?? answer,
          });
          output?.end();
        }
      });
      this.#owner = this.#database.isInTransaction() ? client : null;
      done();
      if (this.#owner && this.#gone.has(client)) await this.#rollback();
    }
    this.#busy = false;
    const owner = this.#owner;
    if (owner) this.#idleTimer = setTimeout(() => this.#evict(owner), this.#idleLimitMs);
  }

  #next(): Waiting | undefined {
    const owner = this.#owner;
    if (!owner) return this.#waiting.shift();
    const index = this.#waiting.findIndex((each) => each.client === owner);
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  #evict(client: object): void {
    if (this.#owner !== client || this.#busy) return;
    this.#onEvict(client);
    void this.leave(client);
  }

  async #rollback(): Promise<void> {
    await this.#database.exec('ROLLBACK');
    this.#owner = null;
  }
}
