import { beforeEach, expect, it, vi } from 'vitest';
import { headingOf } from './panel-heading.ts';
import { goToPanel } from './use-shown-panel.ts';

const page = document.createElement('main');
const button = document.createElement('button');
const scrolled = vi.fn<() => void>();
beforeEach(() => {
  page.replaceChildren();
  document.body.append(page, button);
  scrolled.mockReset();
});

/** As the grid does: a panel is mounted a render after it was opened. */
function mountPanel(top = 5_000): void {
  page.innerHTML = `<section><h2 id="${headingOf('capacity')}" tabindex="-1">Capacity</h2></section>`;
  const section = page.querySelector('section')!;
  section.scrollIntoView = scrolled;
  section.getAnimations = () => [];
  section.getBoundingClientRect = () => new DOMRect(0, top, 500, 300);
}
const frames = async (number: number) => {
  for (let frame = 0; frame < number; frame++) await new Promise(requestAnimationFrame);
};
const focused = () => document.activeElement?.id;

it('focuses and scrolls to a panel that comes a few frames after it was opened', async () => {
  const going = goToPanel('capacity');
  await frames(2);
  mountPanel();
  await going;
  expect(focused()).toBe(headingOf('capacity'));
  expect(scrolled).toHaveBeenCalledOnce();
});

it('takes nobody back who has pressed something else before it came', async () => {
  button.focus();
  const going = goToPanel('capacity');
  await frames(1);
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  mountPanel();
  await going;
  expect(document.activeElement).toBe(button);
  expect(scrolled).not.toHaveBeenCalled();
});

it('follows a panel that others push down as they are filled, until somebody scrolls', async () => {
  const grown: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void;
      constructor(told: () => void) {
        this.#told = told;
      }
      observe = () => void grown.push(this.#told);
      disconnect = () => void grown.splice(0);
    },
  );
  mountPanel(100);
  await goToPanel('capacity');
  expect(scrolled).not.toHaveBeenCalled();

  const section = page.querySelector('section')!;
  section.getBoundingClientRect = () => new DOMRect(0, 1_700, 500, 300);
  for (const tell of grown) tell();
  expect(scrolled).toHaveBeenCalledOnce();

  page.dispatchEvent(new Event('wheel', { bubbles: true }));
  expect(grown).toEqual([]);
});
