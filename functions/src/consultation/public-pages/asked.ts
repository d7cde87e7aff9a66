import type { AskedList } from './queries.ts';

const MAX_WORDS = 200;
/** No council publishes more pages; a larger number is somebody playing. */
const MAX_PAGE = 50_000;

/** What an address asks for; whatever cannot be meant is left out. */
export function askedIn(query: URLSearchParams): AskedList {
  const word = (name: string) =>
    (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, MAX_WORDS);
  const page = Number(query.get('page') ?? 1);
  return {
    search: word('q'),
    consultation: word('consultation'),
    topic: word('topic'),
    attitude: word('attitude'),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), MAX_PAGE) : 1,
  };
}

/** The address of the list that shows what is asked. */
export function listAddress({ search, page, ...rest }: AskedList): string {
  const query = new URLSearchParams();
  const words = { q: search, ...rest, page: page > 1 ? String(page) : '' };
  for (const [name, value] of Object.entries(words)) if (value) query.set(name, value);
  return `/p/representations${query.size > 0 ? `?${query}` : ''}`;
}
