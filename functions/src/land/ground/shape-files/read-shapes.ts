import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Geometry } from 'geojson';
import { UnreadableFile } from '../../../records/imports/findings.ts';
import { shapeFileMessages as messages } from './messages.ts';
import { detectShapeFormat, type ShapeFormat } from './format.ts';
import { withGdal, type Dataset, type LayerInfo } from '../../../records/exports/gdal.ts';
import { firstPosition, isLongitudeLatitude } from '../geometry/positions.ts';
import { isGeographic, sridByValues, sridOf } from './system.ts';
import { MAX_UNPACKED_BYTES, unzipShapefiles } from './unzip.ts';

export interface FileFeature {
  /** 1-based, in the order of the file. */
  row: number;
  properties: Record<string, unknown>;
  /** As in the file, in the system of `srid`; only PostGIS transforms. */
  geometry: Geometry | null;
  srid: number;
}

export interface ShapesReading {
  format: ShapeFormat;
  features: FileFeature[];
  /** About the file as a whole, such as an assumed coordinate system. */
  notes: string[];
}

/** Formats to accept, for callers that want fewer than an import does. */
export interface ShapeLimits {
  unpackedBytes: number;
  features: number;
}
const OF_AN_IMPORT: ShapeLimits = { unpackedBytes: MAX_UNPACKED_BYTES, features: Infinity };

/** Reads GeoJSON, GeoPackage, KML, GML or a zipped shapefile, with all layers. Throws UnreadableFile. */
export const readShapes = (bytes: Uint8Array, limits = OF_AN_IMPORT): Promise<ShapesReading> =>
  inFolderOfItsOwn((folder) => readShapesIn(folder, bytes, limits));

/** As `readShapes`, which writes what it unpacks into a folder that is given. */
export async function readShapesIn(
  folder: string,
  bytes: Uint8Array,
  limits: ShapeLimits,
): Promise<ShapesReading> {
  const format = detectShapeFormat(bytes);
  const files = await unpack(bytes, format, folder, limits);
  const { layers, notes } = await withGdal((gdal) => readFiles(gdal, files, limits));
  const features = layers.flat().map((feature, index) => ({ ...feature, row: index + 1 }));
  if (features.length === 0) throw new UnreadableFile(messages.noFeatures);
  return { format, features, notes };
}

/** Gives the work an empty folder, which goes with all that is in it once the work has ended, however it did. */
export async function inFolderOfItsOwn<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'geodata-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the input into the folder: one file, or each shapefile of an archive. */
async function unpack(
  bytes: Uint8Array,
  format: ShapeFormat,
  folder: string,
  { unpackedBytes }: ShapeLimits,
): Promise<string[]> {
  if (format !== 'shapefile') {
    const file = path.join(folder, `upload.${format}`);
    await writeFile(file, bytes);
    return [file];
  }
  const files: string[] = [];
  for (const [index, parts] of unzipShapefiles(bytes, unpackedBytes).entries()) {
    for (const [extension, content] of parts)
      await writeFile(path.join(folder, `upload${index}.${extension}`), content);
    files.push(path.join(folder, `upload${index}.shp`));
  }
  return files;
}

type Gdal = Parameters<Parameters<typeof withGdal>[0]>[0];
type Feature = Omit<FileFeature, 'row'>;

async function readFiles(gdal: Gdal, files: string[], limits: ShapeLimits) {
  const layers: Feature[][] = [];
  const notes: string[] = [];
  for (const file of files) {
    const read = await readLayers(gdal, file, limits);
    layers.push(...read.layers);
    notes.push(...read.notes);
  }
  return { layers, notes };
}

async function readLayers(gdal: Gdal, file: string, limits: ShapeLimits) {
  const opened = await gdal.open(file).catch(() => undefined);
  const dataset = opened?.datasets[0];
  if (!dataset) throw new UnreadableFile(messages.unreadable);
  try {
    const info = await gdal.ogrinfo(dataset, ['-so', '-al']).catch(() => undefined);
    const layers: Feature[][] = [];
    const notes: string[] = [];
    const counted = (info?.layers ?? []).reduce((sum, { featureCount }) => sum + featureCount, 0);
    if (counted > limits.features)
      throw new UnreadableFile(messages.tooManyFeatures(counted, limits.features));
    for (const layer of info?.layers ?? []) {
      // A GeoPackage may contain tables without geometry, such as its styles.
      if (layer.geometryFields.length === 0) continue;
      const { features, note } = systemed(layer, await readLayer(gdal, dataset, layer));
      layers.push(features);
      if (note) notes.push(note);
    }
    return { layers, notes };
  } finally {
    await gdal.close(dataset);
  }
}

/** One layer as GeoJSON in the file's own system: without RFC 7946 nothing is reprojected. */
async function readLayer(gdal: Gdal, dataset: Dataset, layer: LayerInfo) {
  const options = ['-f', 'GeoJSON', '-lco', 'RFC7946=NO', '-lco', 'COORDINATE_PRECISION=10'];
  const flat = ['-dim', 'XY', '-nlt', 'CONVERT_TO_LINEAR', '-skipfailures', layer.name];
  const written = await gdal
    .ogr2ogr(dataset, [...options, ...flat], 'layer')
    .catch(() => undefined);
  if (!written) throw new UnreadableFile(messages.unreadable);
  const text = Buffer.from(await gdal.getFileBytes(written)).toString('utf8');
  return (JSON.parse(text) as { features: Omit<Feature, 'srid'>[] }).features;
}

function systemed(layer: LayerInfo, read: Omit<Feature, 'srid'>[]) {
  const named = sridOf(layer);
  const first = read
    .map(({ geometry }) => firstPosition(geometry))
    .find((position) => position !== undefined);
  // GeoJSON without a coordinate system means degrees, but councils also write eastings and northings into it, or
  // declare the grid for degrees. The grid's own first 180 m lie in the sea off Scilly.
  const believable =
    named !== undefined && (!first || isGeographic(named) === isLongitudeLatitude(first));
  if (believable || !first) {
    return { features: read.map((feature) => ({ ...feature, srid: named ?? 4326 })) };
  }
  const assumed = sridByValues(first);
  if (!assumed) throw new UnreadableFile(messages.unknownSystem);
  return {
    features: read.map((feature) => ({ ...feature, srid: assumed.srid })),
    note:
      named === undefined
        ? messages.assumedSystem(assumed.looks)
        : messages.otherSystem(named, assumed.looks),
  };
}
