import { islandMessages as messages } from './messages.ts';

/** Offers to play a video in its place. Its host is asked for nothing until the reader presses the button. */
export default function offerVideo(place: HTMLElement): void {
  const { frame, caption = '', host = '' } = place.dataset;
  if (!frame) return;
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'play',
  });
  button.setAttribute('aria-label', messages.playNamed(caption));
  const sign = document.createElement('span');
  sign.setAttribute('aria-hidden', 'true');
  sign.textContent = '▶';
  button.append(sign, messages.playHere);
  const told = Object.assign(document.createElement('p'), {
    className: 'host-hears quiet',
    textContent: messages.hostHears(host),
  });
  button.addEventListener('click', () => play(place, frame, caption));
  place.prepend(button, told);
  place.classList.add('is-live');
}

/** The link goes below the frame: the host may be unable to play it here. */
function play(place: HTMLElement, address: string, caption: string): void {
  const frame = document.createElement('iframe');
  frame.src = withStart(address);
  frame.title = caption;
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  // YouTube plays nothing for pages that do not name their host.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  const link = place.querySelector('.link');
  place.replaceChildren(frame);
  place.classList.add('is-playing');
  if (link) place.after(link);
  frame.focus();
}

/** Whoever pressed Play need not press it again within the frame. */
function withStart(address: string): string {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
