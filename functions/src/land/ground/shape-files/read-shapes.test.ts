import { zipSync } from 'fflate';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '../../../records/imports/findings.ts';
import { withGdal } from '../../../records/exports/gdal.ts';
import { readShapes } from './read-shapes.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const polygon = [
  [425000, 564000],
  [425100, 564000],
  [425100, 564100],
  [425000, 564000],
];
const geojson = (coordinates: number[][], crs?: string) =>
  JSON.stringify({
    type: 'FeatureCollection',
    ...(crs ? { crs: { type: 'name', properties: { name: crs } } } : {}),
    features: [
      {
        type: 'Feature',
        properties: { name: 'Oak' },
        geometry: { type: 'Polygon', coordinates: [coordinates] },
      },
    ],
  });
const GRID = 'urn:ogc:def:crs:EPSG::27700';

/** The same invented polygon in another format, written by GDAL. */
async function converted(driver: string): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'made-up-'));
  try {
    const source = path.join(folder, 'oak.geojson');
    await writeFile(source, geojson(polygon, GRID));
    return await withGdal(async (gdal) => {
      const [dataset] = (await gdal.open(source)).datasets;
      if (!dataset) throw new Error('The made-up file could not be opened');
      const written = await gdal.ogr2ogr(dataset, ['-f', driver], 'converted');
      const content = await gdal.getFileBytes(written);
      await gdal.close(dataset);
      return content;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('formats, with the system of the file', () => {
  it('GeoJSON', async () => {
    const { format, features, notes } = await readShapes(bytes(geojson(polygon, GRID)));
    expect(format).toBe('geojson');
    expect(notes).toEqual([]);
    expect(features).toMatchObject([
      {
        row: 1,
        srid: 27700,
        properties: { name: 'Oak' },
        geometry: { type: 'Polygon', coordinates: [polygon] },
      },
    ]);
  });

  it.each([
    ['GPKG', 'gpkg', 27700],
    ['GML', 'gml', 27700],
  ])('%s', async (driver, format, srid) => {
    const reading = await readShapes(await converted(driver));
    expect(reading.format).toBe(format);
    expect(reading.features).toMatchObject([
      { srid, properties: { name: 'Oak' }, geometry: { coordinates: [polygon] } },
    ]);
  });

  it('KML', async () => {
    const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Oak</name>
      <Point><coordinates>-1.61,54.97,0</coordinates></Point></Placemark></Document></kml>`;
    const { format, features } = await readShapes(bytes(kml));
    expect(format).toBe('kml');
    expect(features).toMatchObject([
      { srid: 4326, geometry: { type: 'Point', coordinates: [-1.61, 54.97] } },
    ]);
  });
});

describe('a system that is missing or wrong', () => {
  it('is told by the values, and said so', async () => {
    const { features, notes } = await readShapes(bytes(geojson(polygon)));
    expect(features[0]?.srid).toBe(27700);
    expect(notes).toEqual([expect.stringContaining('eastings and northings')]);
  });

  it('is told by the values where the file names another, and said so', async () => {
    const degrees = polygon.map(([x = 0, y = 0]) => [(x - 425000) / 1e5 - 1.61, y / 1e5 + 49.33]);
    const { features, notes } = await readShapes(bytes(geojson(degrees, GRID)));
    expect(features[0]?.srid).toBe(4326);
    expect(notes).toEqual([
      'The file says EPSG:27700, but its values are longitude and latitude and were read so',
    ]);
  });

  it('is refused where the values do not show it', async () => {
    await expect(
      readShapes(
        bytes(
          geojson([
            [9e8, 9e8],
            [9e8, 8e8],
            [8e8, 8e8],
            [9e8, 9e8],
          ]),
        ),
      ),
    ).rejects.toThrow(UnreadableFile);
  });
});

/** A shapefile's parts under one name: one point on the grid, without attributes of its own. */
function shapefile(name: string, x: number, y: number): Record<string, Uint8Array> {
  const header = (bytesLong: number) => {
    const view = new DataView(new ArrayBuffer(bytesLong));
    view.setInt32(0, 9994);
    view.setInt32(24, bytesLong / 2);
    view.setInt32(28, 1000, true);
    view.setInt32(32, 1, true);
    for (const [at, value] of [x, y, x, y].entries()) view.setFloat64(36 + at * 8, value, true);
    return view;
  };
  const shp = header(128);
  shp.setInt32(100, 1);
  shp.setInt32(104, 10);
  shp.setInt32(108, 1, true);
  shp.setFloat64(112, x, true);
  shp.setFloat64(120, y, true);
  const shx = header(108);
  shx.setInt32(100, 50);
  shx.setInt32(104, 10);
  const dbf = new Uint8Array(32 + 32 + 1 + 3 + 1);
  const fields = new DataView(dbf.buffer);
  dbf.set([3, 26, 1, 1]);
  fields.setUint32(4, 1, true);
  fields.setUint16(8, 65, true);
  fields.setUint16(10, 3, true);
  dbf.set(bytes('id'), 32);
  dbf.set(bytes('C'), 43);
  dbf[48] = 2;
  dbf[64] = 13;
  dbf.set(bytes(' a1'), 65);
  dbf[68] = 26;
  return {
    [`${name}.shp`]: new Uint8Array(shp.buffer),
    [`${name}.shx`]: new Uint8Array(shx.buffer),
    [`${name}.DBF`]: dbf,
  };
}

describe('an archive of several shapefiles', () => {
  it('is read to its end', async () => {
    const parts = {
      ...shapefile('trees/Oak', 425000, 564000),
      ...shapefile('Elm', 426000, 565000),
    };
    const { features } = await readShapes(zipSync(parts));
    expect(features).toMatchObject([
      { row: 1, srid: 27700, geometry: { coordinates: [425000, 564000] } },
      { row: 2, srid: 27700, geometry: { coordinates: [426000, 565000] } },
    ]);
  });

  it('is refused by the name of the one that lacks a part', async () => {
    const { 'Elm.shx': _missing, ...rest } = shapefile('Elm', 426000, 565000);
    const parts = { ...shapefile('Oak', 425000, 564000), ...rest };
    await expect(readShapes(zipSync(parts))).rejects.toThrow('Elm.shp');
  });
});

describe('what is refused', () => {
  it.each([
    ['prose', bytes('hello')],
    ['an archive without a shapefile', zipSync({ 'a.txt': bytes('a') })],
    ['a broken archive', bytes('PK\u0003\u0004 and no more')],
    ['a broken GeoPackage', bytes('SQLite format 3\0 and no more')],
    [
      'a virtual dataset',
      bytes('<OGRVRTDataSource><OGRVRTLayer name="passwd"/></OGRVRTDataSource>'),
    ],
    ['no features', bytes('{"type":"FeatureCollection","features":[]}')],
    ['broken JSON', bytes('{"type":"FeatureCollection","features":[')],
  ])('%s', async (_, file) => {
    await expect(readShapes(file)).rejects.toThrow(UnreadableFile);
  });

  it('an archive that claims to unpack to more than is reasonable', async () => {
    const zip = zipSync({ 'a.shp': bytes('a'), 'a.shx': bytes('a'), 'a.dbf': bytes('a') });
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const directory = Buffer.from(zip).indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    view.setUint32(directory + 24, 0x7fffffff, true);
    await expect(readShapes(zip)).rejects.toThrow('too large');
  });
});
