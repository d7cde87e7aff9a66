import { zipSync } from 'fflate';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withGdal } from '../../../records/exports/gdal.ts';

/** A hectare of the grid with its lower left corner here, in EPSG:27700. */
export const square = (x: number, y = 564_000) => [
  [x, y],
  [x + 100, y],
  [x + 100, y + 100],
  [x, y + 100],
  [x, y],
];

/** These polygons as the text of a GeoJSON in EPSG:27700. */
export const collection = (...features: [name: string, ring: number[][]][]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::27700' } },
    features: features.map(([name, ring]) => ({
      type: 'Feature',
      properties: { Site_Name: name },
      geometry: { type: 'Polygon', coordinates: [ring] },
    })),
  });

/** Two fields of one hectare each. */
export const twoFields = collection(['Mill field', square(424_000)], ['Oak yard', square(425_000)]);

/** The collection in another format, written by GDAL. */
export async function converted(driver: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'made-up-'));
  try {
    const source = path.join(folder, 'shapes.geojson');
    await writeFile(source, text);
    return await withGdal(async (gdal) => {
      const [dataset] = (await gdal.open(source)).datasets;
      if (!dataset) throw new Error('The made-up file could not be opened');
      const written = await gdal.ogr2ogr(dataset, ['-f', driver], 'converted');
      const content = await gdal.getFileBytes(written);
      await gdal.close(dataset);
      return new Uint8Array(content);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One polygon as a zipped shapefile, by the format's own white paper. */
export function zippedShapefile(ring: number[][]): Uint8Array<ArrayBuffer> {
  const content = 48 + 16 * ring.length;
  const head = (length: number) => {
    const view = new DataView(new ArrayBuffer(length));
    view.setInt32(0, 9994);
    view.setInt32(24, length / 2);
    view.setInt32(28, 1000, true);
    view.setInt32(32, 5, true);
    return view;
  };
  const shp = head(100 + 8 + content);
  const shx = head(108);
  const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  for (const [at, value] of box.entries()) {
    shp.setFloat64(36 + at * 8, value, true);
    shx.setFloat64(36 + at * 8, value, true);
    shp.setFloat64(112 + at * 8, value, true);
  }
  shp.setInt32(100, 1);
  shp.setInt32(104, content / 2);
  shx.setInt32(100, 50);
  shx.setInt32(104, content / 2);
  shp.setInt32(108, 5, true);
  shp.setInt32(144, 1, true);
  shp.setInt32(148, ring.length, true);
  // A shapefile's outer rings run clockwise.
  for (const [at, [x = 0, y = 0]] of ring.toReversed().entries()) {
    shp.setFloat64(156 + at * 16, x, true);
    shp.setFloat64(164 + at * 16, y, true);
  }
  const dbf = new Uint8Array(65 + 11 + 1);
  const fields = new DataView(dbf.buffer);
  dbf[0] = 3;
  fields.setInt32(4, 1, true);
  fields.setInt16(8, 65, true);
  fields.setInt16(10, 11, true);
  dbf.set(Buffer.from('NAME'), 32);
  dbf.set(Buffer.from('C'), 43);
  dbf[48] = 10;
  dbf[64] = 13;
  dbf.set(Buffer.from(' Mill field'), 65);
  dbf[76] = 26;
  return zipSync({
    'mill.shp': new Uint8Array(shp.buffer),
    'mill.shx': new Uint8Array(shx.buffer),
    'mill.dbf': dbf,
    'mill.prj': Buffer.from('PROJCS["British_National_Grid"]'),
  });
}
