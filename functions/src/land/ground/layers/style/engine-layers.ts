import type { DrawnStyle, LayerStyle, StyleValue } from './layer-style.ts';
import { drawnStyles } from './read-style.ts';
import type { LayerSpecification } from 'maplibre-gl';
import { isIcon, markName } from './mark.ts';

/** Where a layer's features are, and its opacity: 0 to 1. */
export interface LayerPlacing {
  layerId: string;
  source: string;
  /** Undefined for a source that is not vector tiles. */
  sourceLayer?: string | undefined;
  opacity: number;
  minZoom: number;
}

/** The page's own font: with no `glyphs` address the engine fetches none. */
const FONT = ['Inter Variable'];
const DEFAULT_COLOUR = '#5b4b8a';

/** A style as layers of the map engine, from the lowest to the topmost; click one, and it names its layer. */
export function engineLayers(style: LayerStyle, placing: LayerPlacing): LayerSpecification[] {
  return drawnStyles(style)
    .flatMap(partsOf)
    .map((part, index) => placed(part, placing, index));
}

type Part = Pick<DrawnStyle, 'filter' | 'minzoom' | 'maxzoom'> & {
  type: 'fill' | 'line' | 'circle' | 'symbol';
  paint: Record<string, StyleValue>;
  layout: Record<string, StyleValue>;
};

function placed(part: Part, placing: LayerPlacing, index: number): LayerSpecification {
  const { layerId, source, sourceLayer, opacity, minZoom } = placing;
  const { type, paint, layout, filter, minzoom = 0, maxzoom } = part;
  return {
    id: `layer:${layerId}:${index}`,
    type,
    source,
    ...(sourceLayer === undefined ? {} : { 'source-layer': sourceLayer }),
    metadata: { layerId },
    minzoom: Math.max(minzoom, minZoom),
    ...(maxzoom === undefined ? {} : { maxzoom }),
    ...(filter ? { filter } : {}),
    paint: fainter(type, paint, opacity),
    layout,
  } as LayerSpecification;
}

/** One of our styles as the layers that engines know. */
function partsOf(style: DrawnStyle): Part[] {
  const common = {
    ...(style.filter ? { filter: style.filter } : {}),
    ...(style.minzoom === undefined ? {} : { minzoom: style.minzoom }),
    ...(style.maxzoom === undefined ? {} : { maxzoom: style.maxzoom }),
  };
  const fill = (image: string, opacity = 1): Part => ({
    ...common,
    type: 'fill',
    paint: { 'fill-pattern': image, 'fill-opacity': opacity },
    layout: {},
  });
  const line = (color: string, width: number, opacity = 1): Part => ({
    ...common,
    type: 'line',
    paint: { 'line-color': color, 'line-width': width, 'line-opacity': opacity },
    layout: { 'line-join': 'round' },
  });
  const alongLine = (image: string, spacing: number, opacity = 1): Part => ({
    ...common,
    type: 'symbol',
    paint: { 'icon-opacity': opacity },
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': spacing,
      'icon-image': image,
      'icon-rotation-alignment': 'map',
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  });
  switch (style.type) {
    case 'fillStripes':
    case 'fillPattern': {
      const { color, background = null, opacity, outline, outlineWidth = 1.2 } = style;
      const image =
        style.type === 'fillStripes'
          ? markName({
              kind: 'stripes',
              color,
              background,
              angle: style.angle ?? 45,
              width: style.width ?? 4,
            })
          : markName({
              kind: 'pattern',
              pattern: style.pattern,
              color,
              background,
              size: style.size ?? 12,
            });
      return [fill(image, opacity), ...(outline ? [line(outline, outlineWidth, opacity)] : [])];
    }
    case 'arrowLine': {
      const { color, width = 2, opacity, arrowColor = color, arrowSize = 12, spacing = 80 } = style;
      const image = markName({ kind: 'icon', icon: 'arrow', color: arrowColor, size: arrowSize });
      return [line(color, width, opacity), alongLine(image, spacing, opacity)];
    }
    case 'iconPatternLine': {
      const { icon, color, size = 10, spacing = 24, width, opacity } = style;
      const image = markName({ kind: 'icon', icon, color, size });
      return [
        ...(width === undefined ? [] : [line(color, width, opacity)]),
        alongLine(image, spacing, opacity),
      ];
    }
    case 'symbol':
      return [symbol({ ...common, type: 'symbol', paint: {}, layout: {}, ...definedParts(style) })];
    default:
      return [{ ...common, type: style.type, paint: {}, layout: {}, ...definedParts(style) }];
  }
}

const definedParts = ({ paint, layout }: { paint?: object; layout?: object }) =>
  ({ ...(paint ? { paint } : {}), ...(layout ? { layout } : {}) }) as Partial<Part>;

/** Text in the page's font; an icon given by name only is drawn in the style's colour. */
function symbol(part: Part): Part {
  const { 'icon-color': iconColour, ...paint } = part.paint;
  const icon = part.layout['icon-image'];
  const color = typeof iconColour === 'string' ? iconColour : DEFAULT_COLOUR;
  return {
    ...part,
    paint,
    layout: {
      ...part.layout,
      ...(isIcon(icon) ? { 'icon-image': markName({ kind: 'icon', icon, color, size: 16 }) } : {}),
      ...(part.layout['text-field'] === undefined ? {} : { 'text-font': FONT }),
    },
  };
}

const OPACITIES = {
  fill: ['fill-opacity'],
  line: ['line-opacity'],
  circle: ['circle-opacity', 'circle-stroke-opacity'],
  symbol: ['icon-opacity', 'text-opacity'],
};

function fainter(type: Part['type'], paint: Part['paint'], opacity: number): Part['paint'] {
  if (opacity === 1) return paint;
  const faint = OPACITIES[type].map((name) => [name, times(paint[name] ?? 1, opacity)]);
  return { ...paint, ...Object.fromEntries(faint) } as Part['paint'];
}

/**
 * An opacity times a number. In the style language an expression that depends on the zoom must be outermost, so each
 * of its stops is multiplied.
 */
function times(value: StyleValue, by: number): StyleValue {
  if (typeof value === 'number') return value * by;
  if (!Array.isArray(value)) return by;
  const [operator] = value;
  const from = operator === 'interpolate' ? 4 : operator === 'step' ? 2 : undefined;
  if (from === undefined) return ['*', value, by];
  return value.map((part, at) => (at >= from && (at - from) % 2 === 0 ? times(part, by) : part));
}
