/** A cache of the most recently used values, up to a total number of bytes. Anything larger than that is not kept. */
export class ByteLru<V> {
  private entries = new Map<string, { value: V; bytes: number }>();
  private limit: number;
  private kept = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: V, bytes: number): void {
    this.delete(key);
    if (bytes > this.limit) return;
    this.entries.set(key, { value, bytes });
    this.kept += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.kept <= this.limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.kept -= entry.bytes;
  }

  get bytes(): number {
    return this.kept;
  }
}
