import { expect, it } from 'vitest';
import { drawSigns } from './layer-key.ts';

it('the key says of a layer that the map draws in part that it does, and of no other', () => {
  document.body.innerHTML = `<figure><ul class="map-key">
    <li data-layer="trees"><label><span><span class="name">Trees</span></span></label></li>
    <li data-layer="wards"><label><span><span class="name">Wards</span></span></label></li>
  </ul></figure>`;
  const features = { type: 'FeatureCollection' as const, features: [] };
  drawSigns(document.querySelector('figure')!, {
    bounds: [0, 0, 1, 1],
    layers: [
      { layerId: 'trees', style: [], features, isPartial: true },
      { layerId: 'wards', style: [], features },
    ],
    sites: features,
  });
  const words = (layer: string) =>
    document.querySelector(`[data-layer="${layer}"]`)?.textContent?.trim();
  expect(words('trees')).toBe('TreesNot all of it is drawn: there is too much for this map');
  expect(words('wards')).toBe('Wards');
});
