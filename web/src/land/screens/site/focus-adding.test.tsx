import { beforeEach, expect, it } from 'vitest';
import { focusAdding } from './focus-adding.ts';

const panel = document.createElement('section');
beforeEach(() => document.body.replaceChildren(panel));

function opened(): HTMLElement {
  panel.innerHTML = '<h2 tabindex="-1">Notes</h2><button>Expand</button>';
  const heading = panel.querySelector('h2')!;
  heading.focus();
  return heading;
}
const frame = () => new Promise((done) => requestAnimationFrame(done));
const focused = () => document.activeElement?.tagName;

it('goes from the heading into the first field, as soon as that is there', async () => {
  focusAdding(opened());
  await frame();
  expect(focused()).toBe('H2');
  panel.insertAdjacentHTML('beforeend', '<textarea data-adds></textarea>');
  await frame();
  await frame();
  expect(focused()).toBe('TEXTAREA');
});

it('leaves whoever has gone on to something else', async () => {
  focusAdding(opened());
  panel.querySelector('button')!.focus();
  panel.insertAdjacentHTML('beforeend', '<textarea data-adds></textarea>');
  await frame();
  await frame();
  expect(focused()).toBe('BUTTON');
});
