import proj4 from 'proj4';

/** Longitude and latitude, or metres of the national grid: x before y. */
export type Point = [x: number, y: number];

/**
 * EPSG:27700 by the published seven parameters. Without Ordnance Survey's OSTN15 grid a place may be out
 * by up to 5 m; lengths and areas within a council are not.
 */
export const GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
  '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs';
const between = proj4('EPSG:4326', GRID);

/** Degrees as metres of the national grid (EPSG:27700). */
export const toGrid = (point: Point): Point => between.forward([...point]) as Point;

/** Metres of the national grid as degrees. */
export const fromGrid = (point: Point): Point => between.inverse([...point]) as Point;
