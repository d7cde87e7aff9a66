import { leaveSession, maySignOut } from '../../../session/end-session.ts';
import { islandMessages as messages } from '../messages.ts';
import { closeFromOutside } from './close-from-outside.ts';
import { type OwnPage, ownPages } from './own-pages.ts';
import { headerPart } from './header-part.ts';
import type { Visitor } from '../who-is-here.ts';

/** Who is signed in, and under that their pages of this document and Logout. */
export function showMenu(tools: HTMLElement, user: Visitor): void {
  const menu = headerPart(tools, 'user');
  const summary = menu?.querySelector('summary');
  const list = menu?.querySelector('ul');
  if (!(menu instanceof HTMLDetailsElement) || !summary || !list) return;
  const name = user.displayName.trim() || user.email.split('@')[0] || messages.guest;
  summary.lastElementChild!.textContent = name;
  summary.setAttribute('aria-label', name);
  summary.title = name;
  list.replaceChildren(...ownPages(user, documentId()).map(linkTo), logoutOf(user));
  menu.hidden = false;
  closeFromOutside(menu);
}

const documentId = () =>
  document.querySelector<HTMLElement>('article[data-document]')?.dataset['document'];

function linkTo({ words, href }: OwnPage): HTMLElement {
  const item = document.createElement('li');
  item.append(Object.assign(document.createElement('a'), { href, textContent: words }));
  return item;
}

function logoutOf(user: Visitor): HTMLElement {
  const item = document.createElement('li');
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: messages.logout,
  });
  button.addEventListener('click', () => logOut(user));
  item.append(button);
  return item;
}

function logOut(user: Visitor): void {
  void maySignOut(messages.forgetsUnsent).then((may) => may && leaveSession(user));
}
