import { createRequire } from 'node:module';
import path from 'node:path';

export interface Dataset {
  pointer: number;
}
export interface LayerInfo {
  name: string;
  featureCount: number;
  geometryFields: {
    coordinateSystem?: { projjson?: { id?: { authority: string; code: number }; name?: string } };
  }[];
}

/** The part of gdal3.js that we use; the package's own types describe the browser. */
interface Gdal {
  /** Open options as in GDAL's own documentation of the format. */
  open: (file: string, options?: string[]) => Promise<{ datasets: Dataset[] }>;
  close: (dataset: Dataset) => Promise<void>;
  ogrinfo: (dataset: Dataset, options: string[]) => Promise<{ layers?: LayerInfo[] }>;
  ogr2ogr: (dataset: Dataset, options: string[], name: string) => Promise<{ local: string }>;
  getFileBytes: (file: { local: string }) => Promise<Uint8Array>;
  /** Its files: `/output` is in memory unless a folder of ours is mounted in its place. */
  Module: {
    FS: {
      mount: (system: unknown, options: { root: string }, at: string) => void;
      unmount: (at: string) => void;
    };
    NODEFS: unknown;
  };
}
type Start = (options: Record<string, unknown>) => Promise<Gdal>;

let started: Promise<Gdal> | undefined;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` with exclusive use of GDAL, which mounts one folder at a time. Starts in half a second, on first use.
 */
export function withGdal<T>(work: (gdal: Gdal) => Promise<T>): Promise<T> {
  const turn = queue.then(async () => work(await (started ??= start())));
  queue = turn.catch(() => undefined);
  return turn;
}

async function start(): Promise<Gdal> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('gdal3.js/node.js');
  const init = require(entry) as Start;
  const silent = () => undefined;
  // It reads one of its files relative to the working directory, regardless of the path it is given.
  const folder = path.relative(process.cwd(), path.join(path.dirname(entry), 'dist/package'));
  const gdal = await init({ path: folder, logHandler: silent, errorHandler: silent });
  // Otherwise it pretends to other packages to be a browser.
  Reflect.deleteProperty(globalThis, 'location');
  return gdal;
}
