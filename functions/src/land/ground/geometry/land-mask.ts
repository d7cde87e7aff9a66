/**
 * Where the United Kingdom roughly is, with some ten kilometres of sea around it: enough to see that a point is
 * misplaced or its axes are swapped, never to move a point.
 */

/** Great Britain and its isles in kilometres of the National Grid (EPSG:27700), clockwise from Scilly. */
const BRITAIN_KM: readonly (readonly [number, number])[] = [
  [70, -5],
  [175, 0],
  [290, 25],
  [370, 55],
  [455, 65],
  [562, 88],
  [622, 108],
  [650, 140],
  [652, 178],
  [615, 190],
  [640, 220],
  [668, 290],
  [645, 345],
  [580, 358],
  [575, 375],
  [552, 405],
  [535, 480],
  [510, 510],
  [475, 540],
  [455, 560],
  [448, 580],
  [440, 630],
  [425, 665],
  [385, 690],
  [385, 715],
  [410, 800],
  [430, 840],
  [420, 880],
  [340, 890],
  [355, 970],
  [395, 1030],
  [440, 1070],
  [490, 1150],
  [485, 1230],
  [425, 1230],
  [380, 1150],
  [300, 1045],
  [200, 1000],
  [150, 985],
  [75, 950],
  [-5, 915],
  [-5, 880],
  [40, 760],
  [75, 720],
  [105, 630],
  [145, 585],
  [185, 520],
  [205, 460],
  [205, 405],
  [195, 315],
  [155, 235],
  [155, 190],
  [200, 120],
  [120, 45],
  [70, 20],
];

/** Bands of latitude with the westernmost and easternmost longitude of the United Kingdom in each. */
const BANDS: readonly { south: number; west: number; east: number }[] = [
  { south: 57.8, west: -8.7, east: -0.6 },
  { south: 55.5, west: -8, east: -1.3 },
  { south: 54.9, west: -8.3, east: -1.1 },
  { south: 54.3, west: -8.3, east: -0.2 },
  { south: 53.5, west: -8.3, east: 0.5 },
  { south: 53, west: -5, east: 1.6 },
  { south: 51.6, west: -5.8, east: 1.9 },
  { south: 51, west: -5.4, east: 1.6 },
  { south: 50.5, west: -5.6, east: 1.3 },
  { south: 49.8, west: -6.6, east: -2.2 },
];
const NORTHERNMOST = 60.95;

/** Whether a longitude and latitude in degrees is in or near the United Kingdom. */
export function inKingdom(longitude: number, latitude: number): boolean {
  if (latitude > NORTHERNMOST) return false;
  const band = BANDS.find(({ south }) => latitude >= south);
  return band !== undefined && longitude >= band.west && longitude <= band.east;
}

/** Whether an easting and northing in metres is in or near Great Britain. */
export function inBritain(easting: number, northing: number): boolean {
  const [x, y] = [easting / 1000, northing / 1000];
  let inside = false;
  BRITAIN_KM.forEach(([x1, y1], index) => {
    const [x2, y2] = BRITAIN_KM[(index + 1) % BRITAIN_KM.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
