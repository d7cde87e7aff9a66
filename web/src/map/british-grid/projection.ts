import { britishGrid } from '@contract/land/layers/british-grid.ts';
import { get } from 'ol/proj.js';
import { register } from 'ol/proj/proj4.js';
import TileGrid from 'ol/tilegrid/TileGrid.js';
import proj4 from 'proj4';
import { GRID } from '../draw/national-grid.ts';

/** The projection of the detail map: nothing on it is stretched. */
export const BRITISH = 'EPSG:27700';

proj4.defs(BRITISH, GRID);
register(proj4);
get(BRITISH)?.setExtent([...britishGrid.extent]);

/** The map's 15 resolutions, in metres per pixel (specification 000 and 002 section 9). */
export const RESOLUTIONS: number[] = [...britishGrid.resolutions];

export const tileGrid = new TileGrid({
  origin: [...britishGrid.origin],
  extent: [...britishGrid.extent],
  resolutions: RESOLUTIONS,
  tileSize: britishGrid.tileSize,
});

const WEB_METRES_AT_ZOOM_0 = 40_075_016.686 / 512;
/**
 * At the latitude of the middle of Great Britain a web map's pixel covers this fraction of the ground it covers at
 * the equator.
 */
const SHRUNK = Math.cos((54 * Math.PI) / 180);

/** The zoom of a web map at which things appear as large as at this resolution; styles are written for those zooms. */
export const webZoom = (resolution: number): number =>
  Math.log2((WEB_METRES_AT_ZOOM_0 * SHRUNK) / resolution);
