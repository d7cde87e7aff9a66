import { pageAsked } from '../ground/public-frame/page-asked.ts';
import type { AskedList } from './queries.ts';

const MAX_WORDS = 200;

/** What an address asks for; whatever cannot be meant is left out. */
export function askedIn(query: URLSearchParams): AskedList {
  const word = (name: string) =>
    (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, MAX_WORDS);
  return {
    search: word('q'),
    consultation: word('consultation'),
    topic: word('topic'),
    attitude: word('attitude'),
    page: pageAsked(query.get('page')),
  };
}

/** The address of the list that shows what is asked. */
export function listAddress({ search, page, ...rest }: AskedList): string {
  const query = new URLSearchParams();
  const words = { q: search, ...rest, page: page > 1 ? String(page) : '' };
  for (const [name, value] of Object.entries(words)) if (value) query.set(name, value);
  return `/p/representations${query.size > 0 ? `?${query}` : ''}`;
}
