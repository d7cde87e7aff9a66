import { islandMessages as messages } from '../messages.ts';

/**
 * Says below a part of the page that it failed, and why, until trying again helps; `again` gives the words of the next
 * failure. What was read stays above.
 */
export function reportFailure(
  place: HTMLElement,
  words: string,
  again: () => Promise<string | undefined>,
): void {
  const box = Object.assign(document.createElement('div'), { className: 'part-failed' });
  box.setAttribute('role', 'alert');
  const title = Object.assign(document.createElement('strong'), {
    textContent: messages.errorOccurred,
  });
  const why = Object.assign(document.createElement('p'), { textContent: words });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'act',
    textContent: messages.tryAgain,
  });
  box.append(title, why, button);
  let isTrying = false;
  const tryAgain = async () => {
    if (isTrying) return;
    isTrying = true;
    // Disabled it would lose the focus.
    button.setAttribute('aria-disabled', 'true');
    why.textContent = messages.loading;
    const next = await again();
    isTrying = false;
    if (next === undefined) return leave(box, place);
    button.removeAttribute('aria-disabled');
    why.textContent = next;
  };
  button.addEventListener('click', () => void tryAgain());
  const status = place.querySelector(':scope > [data-part="status"]');
  (status ?? place).after(box);
}

/** Whoever pressed the button goes on with what is there now. */
function leave(box: HTMLElement, place: HTMLElement): void {
  const hasFocus = box.contains(document.activeElement);
  box.remove();
  if (!hasFocus) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
