import { utf8, type FileFormat } from './format.ts';

/**
 * GeoJSON according to RFC 7946: longitude and latitude, rings counter-clockwise, no `crs`; the attribution as a
 * foreign member.
 */
export const geojson: FileFormat = {
  type: 'geojson',
  extension: 'geojson',
  contentType: 'application/geo+json',
  shape: 'geojson 4326',
  maxSites: 1_000_000,
  part: (rows, { columns }) => {
    const features = rows.map(({ id, shape, values }) => {
      const properties = Object.fromEntries(
        columns.map(({ name }, index) => [name, values[index] ?? null]),
      );
      // The shape is already JSON; parsing it only to write it again would take most of the time.
      return `{"type":"Feature","id":${id},"properties":${JSON.stringify(properties)},"geometry":${shape ?? 'null'}}`;
    });
    return { bytes: utf8(features.join(',\n')), rows: rows.length, counts: {} };
  },
  async *whole(parts, { title, attribution, scenario, madeAt }, remarks) {
    const about = { title, scenario, created: madeAt.toISOString(), attribution, remarks };
    yield utf8(`{"type":"FeatureCollection","about":${JSON.stringify(about)},"features":[\n`);
    let first = true;
    for await (const part of parts) {
      if (part.byteLength === 0) continue;
      if (!first) yield utf8(',\n');
      first = false;
      yield part;
    }
    yield utf8('\n]}\n');
  },
};
