/** Milliseconds for which a notice stands (specification 001, section 9). */
const NOTICE_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something at the foot of the window for five seconds, to those who listen as well. */
export function say(words: string): void {
  sayOn(words);
  goesSoon();
}

/** As `say`, of what did not work: at the bottom right (specification 001, section 8). */
export function sayFailed(words: string): void {
  sayOn(words);
  placeOfNotices().classList.add('failed');
  goesSoon();
}

function goesSoon(): void {
  timer = setTimeout(() => (placeOfNotices().textContent = ''), NOTICE_MS);
}

/** As `say`, until something else is said: for what is under way. */
export function sayOn(words: string): void {
  const place = placeOfNotices();
  clearTimeout(timer);
  place.textContent = '';
  place.classList.remove('failed');
  // Said again where it is the same as before.
  requestAnimationFrame(() => (place.textContent = words));
}

function placeOfNotices(): HTMLElement {
  const there = document.querySelector<HTMLElement>('body > .notice');
  if (there) return there;
  const place = Object.assign(document.createElement('div'), { className: 'notice' });
  place.setAttribute('role', 'status');
  document.body.append(place);
  return place;
}
