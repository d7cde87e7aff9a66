const KEPT_MS = 5_000;
const MAX_STRANGERS = 1_000;
/** No host is longer. */
const MAX_LENGTH = 300;

/**
 * Remembers for some seconds what is no council's, so that asking for it again costs no connection; the earliest gives
 * way to what comes after a thousand others.
 */
export function recentStrangers() {
  const until = new Map<string, number>();
  return {
    has(key: string): boolean {
      const end = until.get(key);
      if (end === undefined) return false;
      if (end > performance.now()) return true;
      until.delete(key);
      return false;
    },
    add(key: string): void {
      if (key.length > MAX_LENGTH) return;
      until.delete(key);
      until.set(key, performance.now() + KEPT_MS);
      const [earliest] = until.keys();
      if (until.size > MAX_STRANGERS && earliest !== undefined) until.delete(earliest);
    },
  };
}
