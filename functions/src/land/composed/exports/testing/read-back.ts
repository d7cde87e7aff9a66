import type { Feature } from 'geojson';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { withGdal, type LayerInfo } from '../../../../records/exports/gdal.ts';

export interface ReadLayer {
  name: string;
  /** EPSG code according to GDAL. */
  srid: number | undefined;
  systemName: string | undefined;
  features: Feature[];
  info: LayerInfo & {
    fields?: { name: string; type: string; subType?: string }[];
    metadata?: object;
  };
}

/** Every layer of a file as GDAL sees it: system, fields, features in the file's own coordinates. */
export async function readBack(bytes: Uint8Array, name: string): Promise<ReadLayer[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'read-back-'));
  try {
    const files = name.endsWith('.zip') ? unzipSync(bytes) : { [name]: bytes };
    for (const [file, content] of Object.entries(files))
      await writeFile(path.join(folder, file), content);
    const wanted = Object.keys(files).filter((file) =>
      /\.(shp|gpkg|kml|geojson|xlsx|csv)$/.test(file),
    );
    const layers: ReadLayer[] = [];
    for (const file of wanted) layers.push(...(await layersOf(path.join(folder, file))));
    return layers;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function layersOf(file: string): Promise<ReadLayer[]> {
  return withGdal(async (gdal) => {
    const read: ReadLayer[] = [];
    const names = await opened(file, async (dataset) => {
      const { layers = [] } = await gdal.ogrinfo(dataset, ['-so', '-al']);
      return layers;
    });
    for (const [index, layer] of names.entries()) {
      const text = await opened(file, async (dataset) => {
        const written = await gdal.ogr2ogr(
          dataset,
          ['-f', 'GeoJSON', '-lco', 'RFC7946=NO', '-lco', 'COORDINATE_PRECISION=10', layer.name],
          `back${index}`,
        );
        return Buffer.from(await gdal.getFileBytes(written)).toString();
      });
      const system = layer.geometryFields[0]?.coordinateSystem?.projjson;
      read.push({
        name: layer.name,
        srid: system?.id?.code,
        systemName: system?.name,
        features: (JSON.parse(text) as { features: Feature[] }).features,
        info: layer,
      });
    }
    return read;

    async function opened<T>(
      from: string,
      work: (dataset: Parameters<typeof gdal.close>[0]) => Promise<T>,
    ): Promise<T> {
      const { datasets } = await gdal.open(from);
      const dataset = datasets[0];
      if (!dataset) throw new Error(`GDAL opens no ${path.basename(from)}`);
      try {
        return await work(dataset);
      } finally {
        await gdal.close(dataset);
      }
    }
  });
}
