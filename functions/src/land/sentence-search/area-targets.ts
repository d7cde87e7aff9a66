import type { CalledPlace } from '../ground/places/called.ts';
import type { Filter, LayerArea, MapArea } from '../../council/ground/filters/filter.ts';
import { circle } from './circle.ts';
import { distanceWords, listed } from '../../council/ground/filters/words.ts';
import { stemsOf } from './tokens.ts';
import type { Meant } from './reading.ts';
import type { VocabularyField, NamedLayer } from './vocabulary.ts';
import { NEAR_METRES } from './words/nearness.ts';
import { GENERIC } from './words/small-words.ts';

/** Something on the map, or a text field that names it. */
export type Target =
  | { kind: 'place'; place: CalledPlace }
  | { kind: 'layers'; layers: NamedLayer[] }
  | { kind: 'value'; field: VocabularyField; value: string };

/** A street or a point has no inside: "in" means along it. */
const ALONG_METRES = 50;
const KINDS: CalledPlace['kind'][] = ['ward', 'area', 'postcode', 'grid', 'street', 'site'];

/** Which of several places of the same name to choose: an exact match first, a ward before a street. */
export function bestPlace(places: readonly CalledPlace[]): CalledPlace | undefined {
  const order = (place: CalledPlace) => (place.exact ? 0 : 10) + KINDS.indexOf(place.kind);
  return places.toSorted((a, b) => order(a) - order(b))[0];
}

/** Layers with exactly this name. They are meant also where a feature, often the only one in it, is called the same. */
export function layersCalled(layers: readonly NamedLayer[], said: readonly string[]): NamedLayer[] {
  if (said.every((stem) => GENERIC.has(stem))) return [];
  const phrase = said.join(' ');
  return layers.filter(({ name }) => stemsOf(name).join(' ') === phrase);
}

/** Layers that these stems name: by the whole name, part of it, or all layers of a category. */
export function layersNamed(layers: readonly NamedLayer[], said: readonly string[]): NamedLayer[] {
  if (said.every((stem) => GENERIC.has(stem))) return [];
  const phrase = said.join(' ');
  const whole = layersCalled(layers, said);
  if (whole.length > 0) return whole;
  const ofCategory = layers.filter(
    ({ category }) => category && stemsOf(category).join(' ') === phrase,
  );
  if (ofCategory.length > 0) return ofCategory;
  if (phrase.length < 4) return [];
  return layers.filter(({ name }) => ` ${stemsOf(name).join(' ')} `.includes(` ${phrase} `));
}

/** Sites in, near or away from any of the targets. */
export function areaMeant(
  targets: readonly Target[],
  metres: number | undefined,
  not: boolean,
): Meant {
  const parts = targets.flatMap((target) => filtersFor(target, metres, not));
  const names = listed(targets.flatMap(nameOf), 'or');
  const where = metres === undefined ? 'In' : `Within ${distanceWords(metres)} of`;
  const meaning = not ? `Not ${where.toLowerCase()} ${names}` : `${where} ${names}`;
  const isGroup = !not && parts.length > 1;
  return {
    filters: isGroup ? [{ type: 'group', operator: '_or', filters: parts }] : parts,
    meaning,
  };
}

function filtersFor(target: Target, metres: number | undefined, not: boolean): Filter[] {
  if (target.kind === 'value') {
    const { field, value } = target;
    return [
      { type: 'text', dbPropertyName: field.dbPropertyName, equality: not ? '!=' : '=', value },
    ];
  }
  const within = metres === undefined ? {} : { within: metres };
  if (target.kind === 'layers')
    return target.layers.map(({ id }) => inArea({ layerId: id, ...within }, not));
  const { kind, layerId, featureIds, point } = target.place;
  if (layerId && featureIds) {
    const along = kind === 'street' && metres === undefined ? { within: ALONG_METRES } : within;
    return [inArea({ layerId, featureIds, ...along }, not)];
  }
  return [inArea(circle(point as [number, number], metres ?? NEAR_METRES), not)];
}

const inArea = (value: LayerArea | MapArea, not: boolean): Filter => ({
  type: 'in area',
  ...(not ? { equality: '!=' as const } : {}),
  value,
});

function nameOf(target: Target): string[] {
  if (target.kind === 'layers') return target.layers.map(({ name }) => name);
  if (target.kind === 'value') return [target.value];
  const { label, kind } = target.place;
  return [
    label.toLowerCase().includes(kind) || kind === 'area' || kind === 'grid'
      ? label
      : `${label} (${kind})`,
  ];
}
