import { mapText } from './map-text.ts';
import type { LabelRoom } from './label-room.ts';
import { widthOf } from './label-room.ts';
import type { MapPicture, NamedShape } from './map-picture.ts';
import { linesIn, type Place, type Spot } from './shapes.ts';
import { SITE } from './site-colour.ts';
import { alongLine } from './street-labels.ts';
import type { StyledWords } from './styled-shapes.ts';

const STREET = { size: 6.5, colour: '#4a4a44' };
const AREA = { size: 6.5, colour: '#3f5f2c' };
const WATER = { size: 6.5, colour: '#2a5d7c' };
const OTHER = { size: 6, colour: '#5b6673' };
const THEME_SIZE = 7;
const OWN = { size: 7.5, colour: SITE, weight: 600 };
/** More names than this make a map of words. */
const MAX_STREETS = 40;
/** Longer names are in the lists beside the map. */
const MAX_LETTERS = 44;

/**
 * The names on a map as SVG, the most telling first: what does not fit is left out. `words`: what the style of each
 * theme writes, in place of the names of its features.
 */
export function placedNames(
  map: MapPicture,
  place: Place,
  { room, words }: { room: LabelRoom; words: readonly (readonly StyledWords[])[] },
): string[] {
  const drawn = map.sites.flatMap((site) => {
    const named = atItsPlace(site, OWN, place, room);
    return named.length > 0
      ? named
      : atItsPlace({ ...site, name: site.mark ?? '' }, OWN, place, room);
  });
  for (const [index, { colour, features }] of map.themes.entries()) {
    for (const { text, spot, ...look } of words[index] ?? [])
      if (room.put({ text, at: spot, angle: 0 }, look.size)) drawn.push(mapText(text, spot, look));
    if ((words[index] ?? []).length > 0) continue;
    for (const feature of onceEach(features))
      drawn.push(...atItsPlace(feature, { size: THEME_SIZE, colour, weight: 600 }, place, room));
  }
  drawn.push(...streets(map, place, room));
  for (const shape of map.basemap) {
    if (shape.role === 'green') drawn.push(...atItsPlace(shape, AREA, place, room));
    if (shape.role === 'water') drawn.push(...atItsPlace(shape, WATER, place, room));
  }
  for (const site of map.otherSites) drawn.push(...atItsPlace(site, OTHER, place, room));
  return drawn;
}

interface Look {
  size: number;
  colour: string;
  weight?: number;
}

function atItsPlace({ name, at }: NamedShape, look: Look, place: Place, room: LabelRoom) {
  if (name === '' || name.length > MAX_LETTERS) return [];
  const [x, y] = place(at);
  // Where its own place is taken, a little above or below it.
  for (const shift of [0, 9, -9, 18, -18]) {
    const spot: Spot = [x, y + shift];
    if (room.put({ text: name, at: spot, angle: 0 }, look.size)) return [mapText(name, spot, look)];
  }
  return [];
}

/** Every street's name once, those nearest to the middle first. */
function streets({ basemap, size }: MapPicture, place: Place, room: LabelRoom): string[] {
  const middle: Spot = [size.width / 2, size.height / 2];
  const places = basemap
    .filter(({ role, name }) => role === 'road' && name !== '' && name.length <= MAX_LETTERS)
    .flatMap(({ name, shape }) =>
      linesIn(shape).flatMap(({ positions }) =>
        alongLine(positions.map(place), name, widthOf(name, STREET.size), middle).slice(0, 12),
      ),
    );
  const away = ([x, y]: Spot) => Math.hypot(x - middle[0], y - middle[1]);
  const named = new Set<string>();
  const drawn: string[] = [];
  for (const label of places.toSorted((one, other) => away(one.at) - away(other.at))) {
    if (named.size >= MAX_STREETS) break;
    if (named.has(label.text) || !room.put(label, STREET.size)) continue;
    named.add(label.text);
    drawn.push(mapText(label.text, label.at, { ...STREET, angle: label.angle }));
  }
  return drawn;
}

/** The largest of those that share a name comes first and stands for them. */
function onceEach<Named extends NamedShape>(features: readonly Named[]): Named[] {
  const byName = new Map<string, Named>();
  for (const feature of features) if (!byName.has(feature.name)) byName.set(feature.name, feature);
  return [...byName.values()];
}
