import { expression, featureFilter, type Feature, latest } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification } from 'maplibre-gl';

/** The value that a style layer gives for one feature at a zoom; undefined if it gives none. */
type ValueOf = (name: string, zoom: number, feature: Feature) => unknown;

type Read = { evaluate: (globals: { zoom: number }, feature: Feature) => unknown };
const latestSpec = latest as unknown as Record<string, Record<string, never> | undefined>;

/** The expressions of a style layer, each parsed once. One that the style language rejects has no value. */
export function valuesOf(layer: LayerSpecification): ValueOf {
  const given = {
    ...('layout' in layer ? layer.layout : {}),
    ...('paint' in layer ? layer.paint : {}),
  } as Record<string, never>;
  const specs = {
    ...latestSpec[`layout_${layer.type}`],
    ...latestSpec[`paint_${layer.type}`],
  };
  const read = new Map<string, Read>();
  for (const [name, value] of Object.entries(given)) {
    const spec = specs[name];
    if (spec === undefined || value === undefined) continue;
    if (!expression.isExpression(value)) {
      read.set(name, expression.normalizePropertyExpression(value, name, spec));
      continue;
    }
    const made = expression.createPropertyExpression(value, name, spec);
    if (made.result === 'success') read.set(name, made.value);
  }
  return (name, zoom, feature) => read.get(name)?.evaluate({ zoom }, feature);
}

/** Whether the layer draws a feature at a zoom. */
export function drawnBy(layer: LayerSpecification): (zoom: number, feature: Feature) => boolean {
  const { minzoom = 0, maxzoom = 30 } = layer;
  const filter =
    'filter' in layer && layer.filter ? featureFilter(layer.filter, 'filter') : undefined;
  return (zoom, feature) =>
    zoom >= minzoom && zoom < maxzoom && (filter?.filter({ zoom }, feature) ?? true);
}
