import { waitFor } from '@testing-library/react';

/** Waits until presses are heard again: dnd-kit holds clicks up for 50 ms after a drag, so that a drop presses nothing. */
export const clicksHeard = () =>
  waitFor(() => {
    let heard = false;
    document.body.addEventListener('click', () => (heard = true), { once: true });
    document.body.dispatchEvent(new MouseEvent('click'));
    if (!heard) throw new Error('Clicks are still held up after a drag');
  });
