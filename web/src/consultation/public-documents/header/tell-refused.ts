import { takeRefusal } from '../../../session/storage.ts';
import { islandMessages as messages } from '../messages.ts';

/** Says why somebody was led here from a page that they may not see; it stays until it is closed. */
export function tellRefused(): void {
  const refusal = takeRefusal();
  if (!refusal) return;
  const box = Object.assign(document.createElement('div'), { className: 'refusal' });
  box.setAttribute('role', 'alert');
  const words = document.createElement('p');
  const title = Object.assign(document.createElement('strong'), { textContent: refusal.title });
  words.append(title, document.createElement('br'), refusal.text);
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'tool',
    textContent: messages.dismiss,
  });
  close.addEventListener('click', () => box.remove());
  box.append(words, close);
  document.body.append(box);
}
