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

it.each([
  ['<details class="sites"></details>', 'Loading site details...', 'Failed to load site details'],
  ['', 'Loading the map', 'The map could not be loaded. Its picture stays.'],
])('speaks of the details of sites where there are any: %s', async (sites, loading, failed) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy({}, {}) as RenderingContext & null,
  );
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No network'));
  document.body.innerHTML = `<figure class="map" data-map="/maps/1.json"><p data-part="status"></p>${sites}</figure>`;
  const figure = document.querySelector<HTMLElement>('figure')!;
  const enhanced = enhanceMap(figure);
  expect(figure.querySelector('p')?.textContent).toBe(loading);
  await expect(enhanced).rejects.toThrow(failed);
  expect(figure.querySelector('p')?.textContent).toBe('');
});
