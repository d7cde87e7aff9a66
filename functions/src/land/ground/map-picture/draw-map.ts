import type { Geometry, Position } from 'geojson';
import { drawFurniture, keepFurniture } from './furniture.ts';
import { LabelRoom } from './label-room.ts';
import { groundMetres, type MapPicture, zoomOf } from './map-picture.ts';
import { markPatterns } from './mark-drawing.ts';
import { placedNames } from './placed-names.ts';
import { isArea, isSmaller, linesIn, pathOf, type Place, pointsIn, short } from './shapes.ts';
import { SITE } from './site-colour.ts';
import { styledShapes } from './styled-shapes.ts';

const LAND = '#f4f2ec';
const FILLS: Record<string, string> = { green: '#d5e5c6', water: '#b5d3e3' };
const OTHER = '#5b6673';
/** With more sites than this, broad lines would hide what they surround. */
const MANY_SITES = 50;
/** A site that is drawn smaller has a dot over it, in points: on a map of a city nobody sees it otherwise. */
const SMALL_SITE = 6;
const SMALL_SITE_DOT = 2.6;
/** Metres from kerb to kerb, which roads have where the scale shows it. */
const ROAD_METRES = 7;

/**
 * A map as SVG, its units points: the council's basemap with the names of its streets, layers in the council's styles,
 * other sites faintly with their names, the sites that it is about with a red line, north arrow and scale bar.
 */
export function drawMap(map: MapPicture): string {
  const { width, height } = map.size;
  const place = placeOf(map);
  const room = new LabelRoom(map.size);
  if (!map.isGround) keepFurniture(room, map);
  for (const { shape } of map.sites) keepOutline(room, shape, place);
  const small = map.sites.filter(({ shape }) => isSmaller(shape, place, SMALL_SITE));
  for (const { at } of small) room.keep(place(at), SMALL_SITE_DOT + 1);
  const zoom = zoomOf(map.frame, map.size);
  const themes = map.themes.map(({ style, features }) =>
    styledShapes(style, features, { place, zoom }),
  );
  const drawn = [
    `<rect width="${short(width)}" height="${short(height)}" fill="${LAND}"/>`,
    ...basemap(map, place),
    ...themes.flatMap((theme) => theme.drawn),
    area(
      map.otherSites,
      place,
      `fill="${OTHER}" fill-opacity="0.14" stroke="${OTHER}" stroke-opacity="0.6" stroke-width="0.6"`,
    ),
    ...map.otherSites.flatMap(({ shape }) => dots(shape, place, OTHER, 2.6, 0.6)),
    ...map.sites.map(
      ({ shape }) =>
        `<path d="${pathOf([shape], place)}" fill="${SITE}" fill-opacity="0.1" fill-rule="evenodd" stroke="${SITE}" stroke-width="${map.sites.length > MANY_SITES ? 1 : 2}" stroke-linejoin="round"/>`,
    ),
    ...small.map(({ at }) => dot(at, place, SITE, SMALL_SITE_DOT, 1)),
    ...map.sites.flatMap(({ shape }) => dots(shape, place, SITE, 5, 1)),
    ...placedNames(map, place, { room, words: themes.map(({ words }) => words) }),
    ...(map.isGround ? [] : drawFurniture(map)),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}" font-family="Inter, sans-serif">` +
    `<defs>${markPatterns(drawn).join('')}<clipPath id="frame"><rect width="${width}" height="${height}"/></clipPath></defs>` +
    `<g clip-path="url(#frame)">${drawn.join('')}</g></svg>`
  );
}

function placeOf({ frame, size }: MapPicture): Place {
  const perMetre = size.width / (frame[2] - frame[0]);
  return ([east = 0, north = 0]) => [(east - frame[0]) * perMetre, (frame[3] - north) * perMetre];
}

function basemap({ basemap: shown, scale }: MapPicture, place: Place): string[] {
  const pathOfRole = (role: string) =>
    pathOf(
      shown.filter((each) => each.role === role).map(({ shape }) => shape),
      place,
    );
  const width = Math.min(9, Math.max(2.2, ROAD_METRES / groundMetres(scale)));
  const roads = pathOfRole('road');
  const road = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
  return [
    ...['green', 'water'].map(
      (role) => `<path d="${pathOfRole(role)}" fill="${FILLS[role]}" fill-rule="evenodd"/>`,
    ),
    `<path d="${roads}" ${road} stroke="#cfcabd" stroke-width="${short(width + 1.2)}"/>`,
    `<path d="${roads}" ${road} stroke="#ffffff" stroke-width="${short(width)}"/>`,
    `<path d="${pathOfRole('ward')}" fill="none" stroke="#8d7f9b" stroke-width="0.6" stroke-dasharray="4 3"/>`,
  ];
}

function area(features: readonly { shape: Geometry }[], place: Place, look: string): string {
  const shapes = features.map(({ shape }) => shape).filter(isArea);
  return shapes.length > 0
    ? `<path d="${pathOf(shapes, place)}" fill-rule="evenodd" ${look}/>`
    : '';
}

function dots(shape: Geometry, place: Place, colour: string, radius: number, opacity: number) {
  return pointsIn(shape).map((position) => dot(position, place, colour, radius, opacity));
}

function dot(at: Position, place: Place, colour: string, radius: number, opacity: number): string {
  const [x, y] = place(at).map(short);
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" fill-opacity="${opacity}" stroke="#ffffff" stroke-width="0.8"/>`;
}

/** Words must not hide a site's own line. */
function keepOutline(room: LabelRoom, site: Geometry, place: Place): void {
  for (const { positions } of linesIn(site))
    positions.forEach((position, index) => {
      const to = place(position);
      const from = place(positions[index - 1] ?? position);
      const steps = Math.min(200, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 5));
      for (let step = 0; step <= steps; step++)
        room.keep(
          [
            to[0] + ((from[0] - to[0]) * step) / Math.max(1, steps),
            to[1] + ((from[1] - to[1]) * step) / Math.max(1, steps),
          ],
          1.5,
        );
    });
  for (const position of pointsIn(site)) room.keep(place(position), 7);
}
