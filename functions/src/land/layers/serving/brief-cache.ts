/**
 * Caches answers briefly and shares one request among all concurrent callers. Failures are cached too: a burst of
 * tiles from somebody signed out queries the database once.
 */
export class BriefCache<V> {
  private answers = new Map<string, { until: number; answer: Promise<V> }>();
  private forMs: number;

  constructor(forMs: number) {
    this.forMs = forMs;
  }

  get(key: string, ask: () => Promise<V>): Promise<V> {
    const now = performance.now();
    const known = this.answers.get(key);
    if (known && known.until > now) return known.answer;
    if (this.answers.size > 5000) this.forgetOld(now);
    const answer = ask();
    // Whoever awaits it sees the failure; unhandled, it must not end the process.
    answer.catch(() => undefined);
    this.answers.set(key, { until: now + this.forMs, answer });
    return answer;
  }

  private forgetOld(now: number): void {
    for (const [key, { until }] of this.answers) if (until <= now) this.answers.delete(key);
  }
}
