import { afterEach, expect, it, vi } from 'vitest';
import enhanceMap from './map-island.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('gives the picture the room that it needs where no map can be drawn, and asks for no data', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const asked = vi.spyOn(globalThis, 'fetch');
  document.body.innerHTML = '<figure class="map" data-map="/maps/1.json"></figure>';
  const figure = document.querySelector<HTMLElement>('figure')!;
  await enhanceMap(figure);
  expect(figure.classList.contains('is-still')).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});
