import type { LayerStyle, StyleValue } from '@contract/land/ground/layers/style/layer-style.ts';
import type { LayerSpecification } from 'maplibre-gl';
import { engineLayers } from '@contract/land/ground/layers/style/engine-layers.ts';
import { markOf, type Mark } from '@contract/land/ground/layers/style/mark.ts';

/** One item drawn in a swatch; several colours are side by side. */
export interface SwatchPart {
  type: 'fill' | 'line' | 'circle' | 'symbol';
  colours: string[];
  opacity: number;
  width: number;
  dashes: number[];
  mark: Mark | undefined;
  text: boolean;
  /** Around a circle. */
  stroke: { colour: string; width: number } | undefined;
}

const NOWHERE = { layerId: '', source: '', opacity: 1, minZoom: 0 };

/** What a legend draws of a style, from the bottom up: exactly the layers that the map draws. */
export function swatchParts(style: LayerStyle, opacity = 1): SwatchPart[] {
  return engineLayers(style, { ...NOWHERE, opacity }).map(partOf);
}

function partOf(layer: LayerSpecification): SwatchPart {
  const type = layer.type as SwatchPart['type'];
  const paint = (layer.paint ?? {}) as Record<string, StyleValue | undefined>;
  const layout = (layer.layout ?? {}) as Record<string, StyleValue | undefined>;
  const image = paint['fill-pattern'] ?? layout['icon-image'];
  const colour = paint[type === 'symbol' ? 'text-color' : `${type}-color`];
  const opacity = paint[type === 'symbol' ? 'icon-opacity' : `${type}-opacity`];
  const dashes = paint['line-dasharray'];
  return {
    type,
    colours: coloursIn(colour ?? '#000000'),
    opacity: numberIn(opacity, 1),
    width: numberIn(paint['line-width'] ?? paint['circle-radius'], type === 'circle' ? 5 : 1),
    dashes: Array.isArray(dashes) ? dashes.filter((each) => typeof each === 'number') : [],
    mark: typeof image === 'string' ? markOf(image) : undefined,
    text: layout['text-field'] !== undefined,
    stroke: type === 'circle' ? strokeOf(paint) : undefined,
  };
}

function strokeOf(paint: Record<string, StyleValue | undefined>) {
  const width = numberIn(paint['circle-stroke-width'], 0);
  const [colour = '#000000'] = coloursIn(paint['circle-stroke-color'] ?? '#000000');
  return width > 0 ? { colour, width } : undefined;
}

const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\(.*\))$/i;

/** The colours that an expression can give, in order and without repeats; at most four. */
function coloursIn(value: StyleValue): string[] {
  if (typeof value === 'string') return [value];
  const found: string[] = [];
  const walk = (part: StyleValue): void => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === 'string' && COLOUR.test(part)) found.push(part);
  };
  walk(value);
  return found.length === 0 ? ['#000000'] : [...new Set(found)].slice(0, 4);
}

/** A plain number, or the last of an expression: its value at the closest zoom. */
function numberIn(value: StyleValue | undefined, otherwise: number): number {
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return otherwise;
  const numbers = value.filter((each) => typeof each === 'number');
  return numbers.at(-1) ?? otherwise;
}
