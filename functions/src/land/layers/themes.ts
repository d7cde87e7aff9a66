import type { LayerRecord } from './contract.ts';

/** Layers grouped by theme, in list order; those without a theme together. */
export function themesOf(layers: readonly LayerRecord[]) {
  const byTheme = Map.groupBy(layers, ({ themeId }) => themeId);
  return [...byTheme].map(([themeId, members]) => ({ themeId, layers: members }));
}
