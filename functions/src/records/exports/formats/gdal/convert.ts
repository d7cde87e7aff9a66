import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withGdal, type Dataset } from '../../gdal.ts';
import { OPEN_TABLE } from './table.ts';

/** One run of ogr2ogr over the table, into the output folder. */
export interface Conversion {
  name: string;
  options: string[];
  /** The file with which to open the output. */
  file: string;
  /** Counts what was written, in cases where GDAL's own reader leaves out sites without a location. */
  count?: (file: string) => Promise<number>;
}

type Gdal = Parameters<Parameters<typeof withGdal>[0]>[0];

/** Runs `work` with a temporary folder of its own, which is removed afterwards with everything in it. */
export async function* inFolder(
  work: (folder: string) => AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  try {
    yield* work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Converts a table in each of the given ways, each into `<folder>/out`; gives that folder. The table is reopened for
 * each: once read to its end, it gives GDAL nothing more. Throws if a site got lost.
 */
export async function convert(
  folder: string,
  table: string,
  conversions: Conversion[],
): Promise<string> {
  const out = path.join(folder, 'out');
  await mkdir(out);
  await withGdal(async (gdal) => {
    const { FS, NODEFS } = gdal.Module;
    FS.mount(NODEFS, { root: out }, '/output');
    try {
      let written = 0;
      for (const conversion of conversions) written += await run(gdal, table, conversion);
      const given = await opened(gdal, table, OPEN_TABLE, (dataset) => countOf(gdal, dataset));
      if (written !== given) throw new Error(`GDAL wrote ${written} of ${given} sites`);
    } finally {
      FS.unmount('/output');
    }
  });
  return out;
}

/** Gives how many sites were written. */
async function run(
  gdal: Gdal,
  table: string,
  { name, options, file, count }: Conversion,
): Promise<number> {
  await opened(gdal, table, OPEN_TABLE, (dataset) => gdal.ogr2ogr(dataset, options, name));
  const written = path.join(path.dirname(table), 'out', file);
  return count ? count(written) : opened(gdal, written, [], (dataset) => countOf(gdal, dataset));
}

async function opened<T>(
  gdal: Gdal,
  file: string,
  options: string[],
  work: (dataset: Dataset) => Promise<T>,
): Promise<T> {
  const { datasets } = await gdal.open(file, options);
  const dataset = datasets[0];
  if (!dataset) throw new Error(`GDAL could not open ${path.basename(file)}`);
  try {
    return await work(dataset);
  } finally {
    await gdal.close(dataset);
  }
}

async function countOf(gdal: Gdal, dataset: Dataset): Promise<number> {
  const { layers = [] } = await gdal.ogrinfo(dataset, ['-so', '-al']);
  return layers.reduce((sum, { featureCount }) => sum + featureCount, 0);
}
