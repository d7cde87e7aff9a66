import { plainStyle } from './plain-style.ts';
import { patterns, type DrawnStyle, type LayerStyle } from './layer-style.ts';
import { drawnStyles, readStyle } from './read-style.ts';

interface KeyedLayer {
  layerId: string;
  kind: 'point' | 'line' | 'polygon';
  mbstyle: string | null;
}

/** How far two colours may be from one another, in each of red, green and blue, and still be taken for one. */
const SAME = 40;
const COLOUR = /#[\da-f]{6}\b|rgba?\([^)]*\)/gi;
const INK = '#1a1f26';

/**
 * The styles of the layers of one key, in its order: the council's own, a plain one where there is none that can be
 * read, and over what would look the same as a layer before it a mark that tells them apart.
 */
export function stylesOfKey(layers: readonly KeyedLayer[]): LayerStyle[] {
  const before: { kind: string; look: Look }[] = [];
  return layers.map(({ layerId, kind, mbstyle }) => {
    const read = readStyle(mbstyle);
    const style = 'style' in read ? read.style : plainStyle(layerId);
    const look = lookOf(style);
    const twins = before.filter((each) => each.kind === kind && isSame(each.look, look)).length;
    before.push({ kind, look });
    return twins === 0 ? style : withMark(style, kind, twins - 1);
  });
}

interface Look {
  /** The style without its colours. */
  shape: string;
  colours: number[][];
}

function lookOf(style: LayerStyle): Look {
  const text = JSON.stringify(drawnStyles(style));
  return {
    shape: text.replaceAll(COLOUR, ''),
    colours: Array.from(text.matchAll(COLOUR), ([colour]) => partsOf(colour)),
  };
}

function partsOf(colour: string): number[] {
  if (!colour.startsWith('#')) return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

const isSame = (one: Look, other: Look) =>
  one.shape === other.shape &&
  one.colours.every((colour, at) =>
    colour.every((part, of) => Math.abs(part - (other.colours[at]?.[of] ?? 0)) <= SAME),
  );

/** `place`: how many of the same look have a mark already. */
function withMark(style: LayerStyle, kind: KeyedLayer['kind'], place: number): LayerStyle {
  return { type: 'multiple', layers: [...drawnStyles(style), markOver(kind, place)] };
}

function markOver(kind: KeyedLayer['kind'], place: number): DrawnStyle {
  if (kind === 'point')
    return { type: 'circle', paint: { 'circle-color': INK, 'circle-radius': 1.5 + place } };
  if (kind === 'line')
    return {
      type: 'line',
      paint: { 'line-color': INK, 'line-width': 1, 'line-dasharray': [2 + 3 * place, 4] },
    };
  const pattern = patterns[place % patterns.length] ?? 'dots';
  return { type: 'fillPattern', pattern, color: INK, opacity: 0.6, size: 12 };
}
