import { islandMessages as messages } from '../messages.ts';
import { iconButton } from './icon-button.ts';
import type { Clicked } from './popups.ts';
import { SITE_SHAPES } from '../../ground/document-map/draw-layers.ts';

interface PopupActs {
  choose: (thing: Clicked) => void;
  close: () => void;
}

/** What is told of things that lie over one another, with 'n/total' and a way round where they are several. */
export function popupContent(
  figure: HTMLElement,
  things: readonly Clicked[],
  { choose, close }: PopupActs,
): HTMLElement {
  const content = make('div', 'popup-content');
  content.setAttribute('role', 'group');
  const head = make('div', 'popup-head');
  const told = make('div', 'popup-told');
  told.setAttribute('aria-live', 'polite');
  const counter = make('span', 'counter');
  let at = 0;
  const show = () => {
    const thing = things[at];
    if (!thing) return;
    counter.textContent = `${at + 1}/${things.length}`;
    told.replaceChildren(...wordsOf(figure, thing));
    content.setAttribute('aria-label', thing.name || messages.map);
    choose(thing);
  };
  const step = (by: number) => () => {
    at = (at + by + things.length) % things.length;
    show();
  };
  if (things.length > 1) {
    const [previous, next] = [
      iconButton('previous', messages.previous),
      iconButton('next', messages.next),
    ];
    previous.addEventListener('click', step(-1));
    next.addEventListener('click', step(1));
    head.append(previous, counter, next);
  }
  const closing = iconButton('close', messages.close);
  closing.classList.add('closes');
  closing.addEventListener('click', close);
  head.append(closing);
  content.append(head, told);
  content.addEventListener('keydown', ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  show();
  return content;
}

function wordsOf(figure: HTMLElement, { source, id, name }: Clicked): HTMLElement[] {
  const title = make('p', 'popup-title', name);
  if (source !== SITE_SHAPES) {
    const entry = figure.querySelector(`.map-key [data-layer="${CSS.escape(source)}"]`);
    const words = (part: string) => entry?.querySelector(part)?.textContent ?? '';
    const layer = make('p', 'popup-layer', words('.name'));
    const about = make('p', 'quiet', words('.description'));
    return [layer, ...(name ? [title] : []), ...(about.textContent ? [about] : [])];
  }
  const entry = figure.querySelector<HTMLElement>(`.sites [data-site="${id}"]`);
  const facts = entry?.querySelector('dl')?.cloneNode(true);
  return [
    make('p', 'popup-layer', messages.sites),
    title,
    ...(facts instanceof HTMLElement ? [facts] : []),
    ...(entry ? [linkTo(entry)] : []),
  ];
}

/** Leads to the site in the list under the map. */
function linkTo(entry: HTMLElement): HTMLElement {
  const list = entry.closest('details');
  const link = document.createElement('a');
  link.textContent = messages.siteInformation;
  link.href = `#${list?.id ?? ''}`;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    if (list) list.open = true;
    entry.tabIndex = -1;
    entry.scrollIntoView({ block: 'center' });
    entry.focus({ preventScroll: true });
  });
  return link;
}

const make = (tag: 'div' | 'p' | 'span', className: string, textContent = ''): HTMLElement =>
  Object.assign(document.createElement(tag), { className, textContent });
