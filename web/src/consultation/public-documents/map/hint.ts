import { islandMessages as messages } from '../messages.ts';
import { iconButton } from './icon-button.ts';

/** What to do with the map, until it is dismissed or a site is selected. */
export function addHint(frame: HTMLElement): void {
  const hint = Object.assign(document.createElement('div'), { className: 'map-hint' });
  const words = Object.assign(document.createElement('span'), { textContent: messages.hint });
  const close = iconButton('close', messages.dismiss);
  close.addEventListener('click', () => hint.remove());
  frame.addEventListener('site-selected', () => hint.remove(), { once: true });
  hint.append(words, close);
  frame.append(hint);
}
