import type { Geometry } from 'geojson';
import { engineLayers } from '../layers/style/engine-layers.ts';
import { styleAttributes } from '../layers/style-attributes.ts';
import type { LayerStyle } from '../layers/style/layer-style.ts';
import type { StyledFeature } from './map-picture.ts';
import { markPatterns, POINTS_PER_PIXEL } from './mark-drawing.ts';
import { mapKeyMessages as messages } from './messages.ts';
import { styledShapes } from './styled-shapes.ts';

/** One sign of a layer in the key of a picture: SVG, and which of its features look so; '' where all do. */
export interface KeySign {
  svg: string;
  label: string;
}
type Kind = 'point' | 'line' | 'polygon';

/** Of a sign, in points. */
const SIGN = { width: 24, height: 14 };
/** With more than these a key would be longer than its map. */
const MAX_SIGNS = 8;
const MAX_VALUES = 3;

/** Where a feature of each kind is drawn in a sign. */
const SAMPLES: Record<Kind, Geometry> = {
  point: { type: 'Point', coordinates: [12, 7] },
  line: {
    type: 'LineString',
    coordinates: [
      [0, 7],
      [24, 7],
    ],
  },
  polygon: {
    type: 'Polygon',
    coordinates: [
      [
        [0.8, 0.8],
        [23.2, 0.8],
        [23.2, 13.2],
        [0.8, 13.2],
        [0.8, 0.8],
      ],
    ],
  },
};

/**
 * The signs of a layer in the key of a picture, drawn as the picture draws its features: one where all look the same,
 * else one for each look with the values of which it depends. A layer that has nothing there has one, too.
 */
export function keySigns(
  style: LayerStyle,
  kind: Kind,
  { features, zoom }: { features: readonly StyledFeature[]; zoom: number },
): KeySign[] {
  const byLook = Map.groupBy(features, (feature) => signOf(style, kind, { feature, zoom }));
  byLook.delete('');
  if (byLook.size === 0) return [{ svg: withoutFeatures(style, kind, zoom), label: '' }];
  if (byLook.size === 1) return [...byLook.keys()].map((svg) => ({ svg, label: '' }));
  const attributes = paintAttributes(style);
  const signs = Array.from(byLook, ([svg, alike]) => ({
    svg,
    label: labelOf(alike, attributes),
  }));
  const sorted = signs.toSorted((one, other) => rank(one) - rank(other) || order(one, other));
  if (sorted.length <= MAX_SIGNS) return sorted;
  const more = sorted.length - MAX_SIGNS;
  return [...sorted.slice(0, MAX_SIGNS), { svg: '', label: messages.moreSigns(more) }];
}

const rank = ({ label }: KeySign) => (label === messages.others ? 1 : 0);
const order = (one: KeySign, other: KeySign) =>
  one.label.localeCompare(other.label, 'en-GB', { numeric: true });

/** A sign as an SVG of its own; '' where the style does not draw such a feature. */
function signOf(
  style: LayerStyle,
  kind: Kind,
  { feature, zoom }: { feature: StyledFeature; zoom: number },
): string {
  const sample = { ...feature, shape: SAMPLES[kind], at: [12, 7] };
  const { drawn, words } = styledShapes(style, [sample], {
    place: ([x = 0, y = 0]) => [x, y],
    zoom,
  });
  const [said] = words;
  const letters =
    said && drawn.every((each) => each === '')
      ? `<text x="12" y="11" font-size="9" font-weight="600" text-anchor="middle" fill="${said.colour}">Aa</text>`
      : '';
  const shapes = drawn.join('') + letters;
  if (shapes === '') return '';
  const { width, height } = SIGN;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width / POINTS_PER_PIXEL}" height="${height / POINTS_PER_PIXEL}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${markPatterns(drawn).join('')}</defs>${shapes}</svg>`
  );
}

const withoutFeatures = (style: LayerStyle, kind: Kind, zoom: number) =>
  signOf(style, kind, {
    zoom,
    feature: { shape: SAMPLES[kind], at: [12, 7], name: '', properties: {} },
  });

/** What looks depend on, besides the words that a style writes. */
const paintAttributes = (style: LayerStyle): string[] =>
  styleAttributes(
    JSON.stringify(
      engineLayers(style, { layerId: '', source: '', opacity: 1, minZoom: 0 }).map((layer) => [
        'paint' in layer ? layer.paint : {},
        'filter' in layer ? (layer.filter ?? null) : null,
      ]),
    ),
  );

/** The values of features that look the same; those of numbers as a span. */
function labelOf(alike: readonly StyledFeature[], attributes: readonly string[]): string {
  const said = attributes
    .map((name) => valuesIn(alike.map(({ properties }) => properties[name])))
    .filter((words) => words !== '');
  return said.length > 0 ? said.join(' · ') : messages.others;
}

function valuesIn(given: readonly unknown[]): string {
  const values = [...new Set(given)].filter((value) => value !== undefined && value !== null);
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === values.length && numbers.length > MAX_VALUES)
    return messages.between(Math.min(...numbers), Math.max(...numbers));
  const words = values.map(String).filter((word) => word.trim() !== '');
  return messages.andMore(words.slice(0, MAX_VALUES), Math.max(0, words.length - MAX_VALUES));
}
