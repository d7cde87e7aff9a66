import type { Random } from '../random.ts';

/** An ISO date in these years. */
export function day(random: Random, from: number, to: number): string {
  return later(`${random.whole(from, to)}-01-01`, random.whole(0, 364));
}

/** The ISO date this many days after (or, when negative, before) another. */
export function later(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
