import type { Feature } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification } from 'maplibre-gl';
import type { FeatureLike } from 'ol/Feature.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Icon from 'ol/style/Icon.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { drawMark, MARK_RATIO } from '../style/draw-mark.ts';
import { markSize } from '@contract/land/ground/layers/style/mark-shape.ts';
import { markOf } from '@contract/land/ground/layers/style/mark.ts';
import { webZoom } from './projection.ts';
import { drawnBy, valuesOf } from '@contract/land/ground/layers/style/feature-values.ts';
import {
  styleColour,
  styleNumber,
  styleNumbers,
  styleWord,
} from '@contract/land/ground/layers/style/style-values.ts';

type Said = (name: string) => unknown;

const FONT = "'Inter Variable', sans-serif";
const CLEAR = 'rgba(0, 0, 0, 0)';

/**
 * The layers of a map style as OpenLayers draws them: the same definitions serve both kinds of map. Marks along a
 * line are drawn as dashes of their colour. Anything drawn in the middle of an area, such as its name, is either left
 * out or the only thing drawn: tiles cut areas into pieces, and each piece would have its own.
 */
export function styleWriter(
  layers: readonly LayerSpecification[],
  part: 'all but middles' | 'middles' = 'all but middles',
): StyleFunction {
  const writers = layers.map((layer, index) => ({
    type: layer.type,
    index,
    draws: drawnBy(layer),
    values: valuesOf(layer),
  }));
  return (feature, resolution) => {
    const zoom = webZoom(resolution);
    const seen = seenBy(feature);
    return writers.flatMap(({ type, index, draws, values }) => {
      if (!draws(zoom, seen)) return [];
      const said: Said = (name) => values(name, zoom, seen);
      if (isMiddle(type, seen, said) !== (part === 'middles')) return [];
      const style = written(type, said);
      style?.setZIndex(index);
      return style ? [style] : [];
    });
  };
}

function seenBy(feature: FeatureLike): Feature {
  const type = (feature.getGeometry()?.getType() ?? 'Unknown').replace('Multi', '');
  const id = feature.getId();
  return {
    type: (type === 'LinearRing' ? 'Polygon' : type) as Feature['type'],
    ...(id === undefined ? {} : { id }),
    properties: feature.getProperties() as Feature['properties'],
  };
}

const isMiddle = (type: LayerSpecification['type'], seen: Feature, said: Said) =>
  type === 'symbol' && seen.type === 'Polygon' && styleWord(said('symbol-placement')) !== 'line';

function written(type: LayerSpecification['type'], said: Said): Style | undefined {
  switch (type) {
    case 'fill':
      return new Style({ fill: new Fill({ color: fillOf(said) }) });
    case 'line':
      return new Style({ stroke: strokeOf(said) });
    case 'circle':
      return circle(said);
    case 'symbol':
      return symbol(said);
    default:
      return undefined;
  }
}

function fillOf(said: Said): string | CanvasPattern {
  const opacity = styleNumber(said('fill-opacity'), 1);
  const pattern = said('fill-pattern');
  if (pattern !== undefined) return patternOf(styleWord(pattern), opacity) ?? CLEAR;
  return styleColour(said('fill-color'), '#000000', opacity);
}

function strokeOf(said: Said): Stroke {
  const width = styleNumber(said('line-width'), 1);
  const dashes = said('line-dasharray');
  return new Stroke({
    color: styleColour(said('line-color'), '#000000', styleNumber(said('line-opacity'), 1)),
    width,
    lineCap: styleWord(said('line-cap')) === 'round' ? 'round' : 'butt',
    lineJoin: styleWord(said('line-join')) === 'round' ? 'round' : 'miter',
    ...(Array.isArray(dashes) ? { lineDash: dashes.map((each) => Number(each) * width) } : {}),
  });
}

function circle(said: Said): Style {
  const edge = styleNumber(said('circle-stroke-width'), 0);
  const edgeOpacity = styleNumber(said('circle-stroke-opacity'), 1);
  return new Style({
    image: new CircleStyle({
      radius: styleNumber(said('circle-radius'), 5),
      fill: new Fill({
        color: styleColour(said('circle-color'), '#000000', styleNumber(said('circle-opacity'), 1)),
      }),
      ...(edge > 0
        ? {
            stroke: new Stroke({
              width: edge,
              color: styleColour(said('circle-stroke-color'), '#000000', edgeOpacity),
            }),
          }
        : {}),
      declutterMode: 'none',
    }),
  });
}

function symbol(said: Said): Style | undefined {
  const words = styleWord(said('text-field'));
  const mark = markOf(styleWord(said('icon-image')));
  const alongLine = styleWord(said('symbol-placement')) === 'line';
  const opacity = styleNumber(said('icon-opacity'), 1);
  const [across = 0, down = 0] = styleNumbers(said('text-offset'));
  const size = styleNumber(said('text-size'), 16);
  if (mark && alongLine) {
    const gap = Math.max(4, styleNumber(said('symbol-spacing'), 40) - markSize(mark));
    return new Style({
      stroke: new Stroke({
        color: styleColour(mark.color, mark.color, opacity),
        width: 4,
        lineDash: [Math.max(2, markSize(mark) / 2), gap],
      }),
    });
  }
  if (words === '' && !mark) return undefined;
  return new Style({
    ...(mark ? { image: iconOf(mark, opacity) } : {}),
    ...(words === ''
      ? {}
      : {
          text: new Text({
            text: words,
            font: `${size}px ${FONT}`,
            placement: alongLine ? 'line' : 'point',
            offsetX: across * size,
            offsetY: down * size,
            declutterMode: said('text-allow-overlap') === true ? 'none' : 'declutter',
            fill: new Fill({
              color: styleColour(
                said('text-color'),
                '#000000',
                styleNumber(said('text-opacity'), 1),
              ),
            }),
            stroke: new Stroke({
              color: styleColour(said('text-halo-color'), CLEAR, 1),
              width: 2 * styleNumber(said('text-halo-width'), 0),
            }),
          }),
        }),
  });
}

const icons = new Map<string, Icon>();
function iconOf(mark: NonNullable<ReturnType<typeof markOf>>, opacity: number): Icon {
  const key = JSON.stringify([mark, opacity]);
  const known = icons.get(key);
  if (known) return known;
  const made = new Icon({ img: canvasOf(mark), scale: 1 / MARK_RATIO, opacity });
  icons.set(key, made);
  return made;
}

const filled = new Map<string, CanvasPattern>();
function patternOf(name: string, opacity: number): CanvasPattern | undefined {
  const mark = markOf(name);
  if (!mark) return undefined;
  const key = `${opacity} ${name}`;
  const known = filled.get(key);
  if (known) return known;
  const made = canvasOf(mark, opacity)
    .getContext('2d')
    ?.createPattern(canvasOf(mark, opacity), 'repeat');
  if (made) {
    // The mark is drawn finer than the page's pixels, for high-resolution screens.
    made.setTransform(new DOMMatrix().scale(window.devicePixelRatio / MARK_RATIO));
    filled.set(key, made);
  }
  return made ?? undefined;
}

function canvasOf(mark: NonNullable<ReturnType<typeof markOf>>, opacity = 1): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(markSize(mark) * MARK_RATIO);
  const context = canvas.getContext('2d');
  if (context) {
    context.globalAlpha = opacity;
    drawMark(context, mark, canvas.width);
  }
  return canvas;
}
