import { escapeHtml } from '../../../platform/html.ts';
import type { Feature } from '@maplibre/maplibre-gl-style-spec';
import type { Geometry } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import { engineLayers } from '../layers/style/engine-layers.ts';
import { drawnBy, valuesOf } from '../layers/style/feature-values.ts';
import type { LayerStyle } from '../layers/style/layer-style.ts';
import { markOf } from '../layers/style/mark.ts';
import { styleColour, styleNumber, styleNumbers, styleWord } from '../layers/style/style-values.ts';
import type { StyledFeature } from './map-picture.ts';
import { markPattern, marksAlong, placedMark, POINTS_PER_PIXEL } from './mark-drawing.ts';
import { isArea, linesIn, pathOf, type Place, pointsIn, short, type Spot } from './shapes.ts';

/** What a style writes on the map: it is put where there is room. */
export interface StyledWords {
  text: string;
  spot: Spot;
  size: number;
  colour: string;
}

export interface StyledLayer {
  /** From the bottom up. */
  drawn: string[];
  words: StyledWords[];
}

type Said = (name: string) => unknown;
interface Drawing {
  place: Place;
  said: Said;
}

/** Draws features as map engines draw them: the same layers, the same expressions, in SVG. */
export function styledShapes(
  style: LayerStyle,
  features: readonly StyledFeature[],
  { place, zoom }: { place: Place; zoom: number },
): StyledLayer {
  const words: StyledWords[] = [];
  const drawn = engineLayers(style, NOWHERE).flatMap((layer) => {
    const draws = drawnBy(layer);
    const values = valuesOf(layer);
    /** What looks the same is one path. */
    const looks = new Map<string, Geometry[]>();
    const single: string[] = [];
    for (const feature of features) {
      const seen = seenBy(feature);
      if (!draws(zoom, seen)) continue;
      const said: Said = (name) => values(name, zoom, seen);
      const look = lookOf(layer.type, feature, said);
      if (look !== undefined) {
        const shapes = looks.get(look);
        if (shapes) shapes.push(feature.shape);
        else looks.set(look, [feature.shape]);
      } else single.push(...onePlace(layer.type, feature, { place, said }));
      const text = layer.type === 'symbol' ? wordsOf(feature, { place, said }) : undefined;
      if (text) words.push(text);
    }
    const paths = Array.from(looks, ([look, shapes]) => {
      const path = pathOf(shapes, place);
      return path === '' ? '' : `<path d="${path}" ${look}/>`;
    });
    return [...paths, ...single];
  });
  return { drawn, words };
}

const NOWHERE = { layerId: '', source: '', opacity: 1, minZoom: 0 };

const seenBy = ({ shape, properties }: StyledFeature): Feature => ({
  type: shape.type.replace('Multi', '') as Feature['type'],
  properties: properties as Feature['properties'],
});

/** How the outline of a feature is painted; undefined for what is drawn at places, or not at all. */
function lookOf(
  type: LayerSpecification['type'],
  { shape }: StyledFeature,
  said: Said,
): string | undefined {
  if (type === 'fill' && isArea(shape)) return fillLook(said);
  return type === 'line' ? lineLook(said) : undefined;
}

function fillLook(said: Said): string {
  const opacity = styleNumber(said('fill-opacity'), 1);
  const mark = markOf(styleWord(said('fill-pattern')));
  const edge = said('fill-outline-color');
  const outline =
    edge === undefined
      ? ''
      : ` ${paint('stroke', edge, opacity)} stroke-width="${POINTS_PER_PIXEL}"`;
  const faint = opacity < 1 ? ` fill-opacity="${opacity}"` : '';
  const fill = mark
    ? `fill="${markPattern(mark)}"${faint}`
    : paint('fill', said('fill-color'), opacity);
  return `${fill} fill-rule="evenodd"${outline}`;
}

function lineLook(said: Said): string {
  const width = styleNumber(said('line-width'), 1) * POINTS_PER_PIXEL;
  const dashes = styleNumbers(said('line-dasharray')).map((each) => short(each * width));
  const stroke = paint('stroke', said('line-color'), styleNumber(said('line-opacity'), 1));
  const joins = `stroke-linecap="${capOf(said)}" stroke-linejoin="${joinOf(said)}"`;
  const dashed = dashes.length > 0 ? ` stroke-dasharray="${dashes.join(' ')}"` : '';
  return `fill="none" ${stroke} stroke-width="${fine(width)}" ${joins}${dashed}`;
}

const capOf = (said: Said) => (styleWord(said('line-cap')) === 'round' ? 'round' : 'butt');
const joinOf = (said: Said) => (styleWord(said('line-join')) === 'round' ? 'round' : 'miter');

/** A colour with its transparency beside it, as all readers of SVG know it. */
function paint(of: 'fill' | 'stroke', value: unknown, opacity: number): string {
  const said = styleColour(value, '#000000', opacity);
  const [, rgb, alpha = '1'] = /^rgba\((\d+, \d+, \d+), ([\d.e-]+)\)$/.exec(said) ?? [];
  if (rgb === undefined) return `${of}="${escapeHtml(said)}"`;
  const faint = Number(alpha) < 1 ? ` ${of}-opacity="${fine(Number(alpha))}"` : '';
  return `${of}="rgb(${rgb})"${faint}`;
}

/** Lines are thinner than places are exact. */
const fine = (value: number) => String(Math.round(value * 100) / 100);

/** What is drawn at the places of a feature: circles and marks. */
function onePlace(
  type: LayerSpecification['type'],
  feature: StyledFeature,
  drawing: Drawing,
): string[] {
  const { place, said } = drawing;
  if (type === 'circle') return pointsIn(feature.shape).map((at) => circle(place(at), said));
  const mark = markOf(styleWord(said('icon-image')));
  if (type !== 'symbol' || !mark) return [];
  const opacity = styleNumber(said('icon-opacity'), 1);
  if (styleWord(said('symbol-placement')) === 'line')
    return linesIn(feature.shape).flatMap(({ positions }) =>
      marksAlong(mark, positions.map(place), {
        spacing: styleNumber(said('symbol-spacing'), 250) * POINTS_PER_PIXEL,
        opacity,
      }),
    );
  return placesOf(feature).map((at) =>
    placedMark(mark, place(at), { opacity, scale: styleNumber(said('icon-size'), 1) }),
  );
}

/** Its points; an area has one. */
const placesOf = ({ shape, at }: StyledFeature) => {
  const points = pointsIn(shape);
  return points.length > 0 ? points : [at];
};

function circle([x, y]: Spot, said: Said): string {
  const radius = styleNumber(said('circle-radius'), 5) * POINTS_PER_PIXEL;
  const edge = styleNumber(said('circle-stroke-width'), 0) * POINTS_PER_PIXEL;
  const fill = paint('fill', said('circle-color'), styleNumber(said('circle-opacity'), 1));
  const stroke =
    edge > 0
      ? ` ${paint('stroke', said('circle-stroke-color'), styleNumber(said('circle-stroke-opacity'), 1))} stroke-width="${fine(edge)}"`
      : '';
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${fine(radius + edge / 2)}" ${fill}${stroke}/>`;
}

function wordsOf(feature: StyledFeature, { place, said }: Drawing): StyledWords | undefined {
  const text = styleWord(said('text-field')).trim();
  if (text === '' || styleWord(said('symbol-placement')) === 'line') return undefined;
  const size = styleNumber(said('text-size'), 16) * POINTS_PER_PIXEL;
  const [across = 0, down = 0] = styleNumbers(said('text-offset'));
  const [at] = placesOf(feature);
  const [x, y] = place(at ?? feature.at);
  return {
    text,
    spot: [x + across * size, y + down * size],
    size,
    colour: escapeHtml(styleColour(said('text-color'), '#000000', 1)),
  };
}
