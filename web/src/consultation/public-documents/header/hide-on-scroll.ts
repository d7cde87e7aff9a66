/** The header goes on scrolling down past its height, and returns on scrolling up or when the keyboard comes to it. */
export function hideOnScroll(header: HTMLElement): void {
  let last = scrollY;
  const look = () => {
    const next = scrollY;
    const isDown = next > last && next > header.offsetHeight;
    if (next !== last) header.classList.toggle('away', isDown && !header.matches(':focus-within'));
    last = next;
  };
  addEventListener('scroll', look, { passive: true });
}
