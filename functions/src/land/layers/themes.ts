import type { LayerRecord } from './contract.ts';

/** Layers under their themes, both in the order of the list; those without a theme together. */
export function themesOf(layers: readonly LayerRecord[]) {
  const byTheme = Map.groupBy(layers, ({ themeId }) => themeId);
  return [...byTheme].map(([themeId, members]) => ({ themeId, layers: members }));
}
