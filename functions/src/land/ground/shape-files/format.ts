import { UnreadableFile } from './findings.ts';
import { shapeFileMessages as messages } from './messages.ts';

export type Format = 'geojson' | 'gpkg' | 'kml' | 'gml' | 'shapefile';

/** What a file is by its own content; its name can lie. Throws UnreadableFile for anything else. */
export function formatOf(bytes: Uint8Array): Format {
  const start = Buffer.from(bytes.subarray(0, 2048));
  if (start.toString('latin1', 0, 15) === 'SQLite format 3') return 'gpkg';
  if (start.toString('latin1', 0, 4) === 'PK\u0003\u0004') return 'shapefile';
  const text = start
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (text.startsWith('{')) return 'geojson';
  // GDAL would follow other XML files of its own, such as virtual datasets, to wherever they point.
  if (text.startsWith('<') && !/<(OGRVRT|VRT)/i.test(text)) {
    if (/<kml[\s>]/i.test(text)) return 'kml';
    if (/<(\w+:)?FeatureCollection[\s>]/.test(text)) return 'gml';
  }
  throw new UnreadableFile(messages.notGeodata);
}
