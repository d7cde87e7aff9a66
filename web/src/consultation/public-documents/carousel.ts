import { documentViewMessages } from '@contract/consultation/ground/documents/view/messages.ts';
import { islandMessages as messages } from './messages.ts';

/** Gives a carousel buttons for the slide before and the next, and says which of them is shown. */
export default function addSlideButtons(carousel: HTMLElement): void {
  const list = carousel.querySelector<HTMLElement>('.slides');
  const slides = list ? [...list.querySelectorAll<HTMLElement>(':scope > li')] : [];
  if (!list || slides.length < 2) return;
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  const present = () => Math.round(list.scrollLeft / Math.max(1, list.clientWidth));
  const button = (words: string, step: 1 | -1) => {
    const made = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: words,
    });
    made.addEventListener('click', () => {
      const next = slides[present() + step];
      if (next)
        list.scrollTo({ left: next.offsetLeft - slides[0]!.offsetLeft, behavior: smoothly() });
    });
    return made;
  };
  const [previous, next] = [button(messages.previous, -1), button(messages.next, 1)];
  const tell = () => {
    const at = present();
    const words = documentViewMessages.slide(at + 1, slides.length);
    if (status.textContent !== words) status.textContent = words;
    // Disabled they would lose the focus.
    previous.setAttribute('aria-disabled', String(at === 0));
    next.setAttribute('aria-disabled', String(at === slides.length - 1));
  };
  const tools = Object.assign(document.createElement('div'), { className: 'slide-buttons' });
  tools.append(previous, next, status);
  carousel.append(tools);
  list.addEventListener('scroll', tell, { passive: true });
  tell();
}

const smoothly = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
