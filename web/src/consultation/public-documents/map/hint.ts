import { islandMessages as messages } from '../messages.ts';
import { iconButton } from './icon-button.ts';
import { onSiteSelected } from './site-selected.ts';

/** What to do with the map, until it is dismissed or a site is selected. */
export function addHint(frame: HTMLElement): void {
  const hint = Object.assign(document.createElement('div'), { className: 'map-hint' });
  const words = Object.assign(document.createElement('span'), { textContent: messages.hint });
  const close = iconButton('close', messages.dismiss);
  close.addEventListener('click', () => hint.remove());
  onSiteSelected(frame, () => hint.remove());
  hint.append(words, close);
  frame.append(hint);
}
