import { islandMessages as messages } from '../messages.ts';
import { say } from '../notice.ts';

/** Offers the newer edition; what is being read and answered stays until the reader goes there. */
export function tellNewEdition(news: HTMLElement): void {
  if (news.querySelector('a')) return;
  const link = document.createElement('a');
  link.href = location.pathname + location.search;
  link.textContent = messages.readNewEdition;
  news.replaceChildren(`${messages.newEdition} `, link);
  say(messages.newEdition);
}

/** Says that what is read is no longer public. */
export function tellWithdrawn(news: HTMLElement): void {
  news.textContent = messages.withdrawn;
  say(messages.withdrawn);
}
