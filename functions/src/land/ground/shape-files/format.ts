import { UnreadableFile } from '../../../records/imports/findings.ts';
import { shapeFileMessages as messages } from './messages.ts';

export type ShapeFormat = 'geojson' | 'gpkg' | 'kml' | 'gml' | 'shapefile';

/** A file's format from its content, since its name may be wrong. Throws UnreadableFile for anything else. */
export function detectShapeFormat(bytes: Uint8Array): ShapeFormat {
  const start = Buffer.from(bytes.subarray(0, 2048));
  if (start.toString('latin1', 0, 15) === 'SQLite format 3') return 'gpkg';
  if (start.toString('latin1', 0, 4) === 'PK\u0003\u0004') return 'shapefile';
  const text = start
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (text.startsWith('{')) return 'geojson';
  // GDAL would follow references in its own XML formats, such as virtual datasets, to any file.
  if (text.startsWith('<') && !/<(OGRVRT|VRT)/i.test(text)) {
    if (/<kml[\s>]/i.test(text)) return 'kml';
    if (/<(\w+:)?FeatureCollection[\s>]/.test(text)) return 'gml';
  }
  throw new UnreadableFile(messages.notGeodata);
}
